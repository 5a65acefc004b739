/** Whatever the database deletes with a card goes to the trash with it, and comes back: whichever tables there are. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { fullCard } from "../support/full-card.ts";
import { addPlaceholders } from "../support/imported-board.ts";
import { rowsOn, tablesOfCards } from "../support/tables-of-cards.ts";

let service: Service;
let alice: Person;
let bob: Person;
let tables: string[];

beforeAll(async () => {
  // No event says who was on a card of an imported board.
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
  tables = await tablesOfCards(service);
});
afterAll(() => service.stop());

const rowsOf = (boardId: string) => rowsOn(service, tables, boardId);

async function boardWithFullCard() {
  const place = await boardOf(alice, bob);
  const { card } = await fullCard({ owner: alice, member: bob }, { ...place, title: "full" });
  await addPlaceholders(service, card);
  return { ...place, card_id: card.id, before: await rowsOf(place.board_id) };
}

test("the full card of the tests has rows in every table that cascades from cards", async () => {
  const { before } = await boardWithFullCard();
  expect(tables).toContain("item_assignees");
  const whatToDo = "Give the full card a row in these tables, in test/support/full-card.ts.";
  expect(
    tables.filter((table) => before[table]?.length === 0),
    whatToDo,
  ).toEqual([]);
});

test("TRASH-1: a card comes back with its rows in every table that cascades from cards", async () => {
  const { board_id, card_id, before } = await boardWithFullCard();
  await alice.deleteCard({ card_id });
  await alice.restoreCard({ trashed_card_id: card_id });
  expect(await rowsOf(board_id)).toEqual(before);
});

test("TRASH-2: so do the cards of a column", async () => {
  const { board_id, column_id, before } = await boardWithFullCard();
  await alice.deleteColumn({ column_id });
  await alice.restoreColumn({ trashed_column_id: column_id });
  expect(await rowsOf(board_id)).toEqual(before);
});

/** A rule archives the card when it is completed: `seq` is the number of the event that set it off. */
async function boardWithArchivedCard() {
  const place = await boardWithFullCard();
  const { board_id, card_id } = place;
  const trigger = { trigger_type: "card_completed", action_type: "archive_card" } as const;
  await alice.createRule({ board_id, name: "Archive", ...trigger });
  const { seq } = await alice.getBoard({ board_id });
  await alice.updateCard({ card_id, is_complete: true });
  return { ...place, seq: seq + 1 };
}

test("RULE-23: so does a card that a rule has archived", async () => {
  const { board_id, card_id, before } = await boardWithArchivedCard();
  await alice.restoreCard({ trashed_card_id: card_id });
  await alice.updateCard({ card_id, is_complete: false });
  expect(await rowsOf(board_id)).toEqual(before);
});

test("RULE-24: so does one whose archival by a rule is undone, redone and undone again", async () => {
  const { board_id, before, ...place } = await boardWithArchivedCard();
  const none = Object.fromEntries(tables.map((table) => [table, []]));
  // Files stay where they are, and belong to the trash.
  const files = { attachments: expect.any(Array), attachment_blobs: before.attachment_blobs! };
  let { seq } = place;
  for (const rows of [before, { ...none, ...files }, before]) {
    const { events } = await alice.undo({ board_id, seq });
    expect(await rowsOf(board_id)).toEqual(rows);
    seq = events[0]!.seq;
  }
});
