/** Removed cards and columns, and how they come back. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

/** A card with everything that a card can have. */
async function fullCard({ board_id, column_id }: { board_id: string; column_id: string }, title: string) {
  const { id: card_id } = await alice.createCard({
    board_id,
    column_id,
    title,
    description: 'a "quoted" ü\n\t\\',
  });
  const label = await alice.createLabel({ board_id, name: `label of ${title}` });
  await alice.addLabel({ card_id, label_id: label.id });
  await alice.assignCard({ card_id, user_ids: [alice.id, bob.id] });
  for (const list of ["one", "two"]) {
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: list });
    for (const content of ["a", "b"]) {
      const item = await alice.createItem({ checklist_id, content });
      if (content === "b") await alice.updateItem({ item_id: item.id, is_done: true });
      await alice.assignItem({ item_id: item.id, user_ids: [bob.id] });
    }
  }
  await alice.uploadAttachment({ card_id, file: new File(["bytes"], "a.txt") });
  return { card: await alice.getCard({ card_id }), label };
}

test("TRASH-1: a deleted card comes back as it was", async () => {
  const place = await boardOf(alice, bob);
  await alice.createCard({ ...place, title: "first" });
  const { card } = await fullCard(place, "full");
  await alice.createCard({ ...place, title: "last" });
  const before = await alice.getBoard(place);
  await bob.deleteCard({ card_id: card.id });
  const { left_out, ...back } = await bob.restoreCard({ trashed_card_id: card.id });
  expect({ back, left_out }).toEqual({ back: card, left_out: { labels: [], assignees: [] } });
  const { seq, ...after } = await alice.getBoard(place);
  expect({ ...after, seq: seq - 2 }).toEqual(before);
});

test("TRASH-2: a deleted column comes back with its cards", async () => {
  const place = await boardOf(alice, bob);
  await fullCard(place, "full");
  await fullCard(place, "full too");
  const before = await alice.getBoard(place);
  await bob.deleteColumn(place);
  const { left_out, ...back } = await bob.restoreColumn({ trashed_column_id: place.column_id });
  expect({ back, left_out }).toEqual({ back: before.columns[0]!, left_out: { labels: [], assignees: [] } });
  const { seq, ...after } = await alice.getBoard(place);
  expect({ ...after, seq: seq - 2 }).toEqual(before);
});
