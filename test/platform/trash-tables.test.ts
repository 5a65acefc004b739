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
  expect(tables.filter((table) => before[table]?.length === 0)).toEqual([]);
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
