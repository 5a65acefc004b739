/** Whatever belongs to a card goes with it into copies and exports: whichever tables there are. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { fullCard } from "../support/full-card.ts";
import { addPlaceholders } from "../support/imported-board.ts";
import { rowsOn, tablesOfCards } from "../support/tables-of-cards.ts";
import { importFinished } from "../support/until.ts";

const WHAT_TO_DO = `These tables belong to cards, but their rows do not go with a card. "Copies and exports" in CONTRIBUTING.md
lists the files to change. A table that is empty on the full card as well needs a row in test/support/full-card.ts first.`;

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

/** A card with everything, and on everything that takes people both of them. */
async function boardWithFullCard() {
  const place = await boardOf(alice, bob);
  const { card } = await fullCard({ owner: alice, member: bob }, { ...place, title: "full" });
  for (const { items } of card.checklists)
    for (const { id } of items) await alice.assignItem({ item_id: id, user_ids: [alice.id, bob.id] });
  await addPlaceholders(service, card);
  return { ...place, card_id: card.id };
}

/** How many rows each table has. */
async function countsOn(boardId: string): Promise<Record<string, number>> {
  const rows = await rowsOn(service, tables, boardId);
  return Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.length]));
}

test("CARD-23: a copy of a card has as many rows as the card in every table that cascades from cards", async () => {
  const { board_id, card_id } = await boardWithFullCard();
  const before = await countsOn(board_id);
  await alice.copyCard({ card_id });
  const doubled = Object.entries(before).map(([table, count]) => [table, 2 * count]);
  expect(await countsOn(board_id), WHAT_TO_DO).toEqual(Object.fromEntries(doubled));
});

test("BOARD-12: so has a copy of a board with its members", async () => {
  const { board_id } = await boardWithFullCard();
  const include: ["cards", "labels", "members"] = ["cards", "labels", "members"];
  const copy = await alice.copyBoard({ board_id, title: "Copy", include });
  expect(await countsOn(copy.id), WHAT_TO_DO).toEqual(await countsOn(board_id));
});

test("EXPORT-1: a board that was exported and imported has rows in each of these tables", async () => {
  const { board_id } = await boardWithFullCard();
  const file = new File([await (await alice.exportBoard({ board_id })).bytes()], "board.zip");
  const { board_id: imported } = await importFinished(alice, await alice.importBoard({ file }));
  const counts = await countsOn(imported!);
  expect(
    tables.filter((table) => counts[table] === 0),
    WHAT_TO_DO,
  ).toEqual([]);
});
