/** Whatever the database deletes with a card goes to the trash with it, and comes back: whichever tables there are. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { name, sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { fullCard } from "../support/full-card.ts";
import { addPlaceholders } from "../support/imported-board.ts";

interface Cascade {
  child: string;
  parent: string;
}

const CASCADES = {
  sqlite: sql<Cascade>`SELECT t.name AS child, f."table" AS parent
    FROM sqlite_schema t, pragma_foreign_key_list(t.name) f
    WHERE t.type = 'table' AND f.on_delete = 'CASCADE'`,
  postgres: sql<Cascade>`SELECT c.relname AS child, p.relname AS parent
    FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class p ON p.oid = f.confrelid
    WHERE f.contype = 'f' AND f.confdeltype = 'c' AND f.connamespace = current_schema()::regnamespace`,
};

let service: Service;
let alice: Person;
let bob: Person;
let tables: string[];

beforeAll(async () => {
  // No event says who was on a card of an imported board.
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
  tables = await deletedWith("cards");
});
afterAll(() => service.stop());

async function deletedWith(table: string): Promise<string[]> {
  const { db } = service.app;
  const { cascades } = await db.read({ cascades: CASCADES[db.kind] });
  const found = new Set([table]);
  for (const parent of found)
    for (const { child } of cascades.filter((cascade) => cascade.parent === parent)) found.add(child);
  found.delete(table);
  // It has rows only where files are in object storage, and refers to the attachment as attachment_blobs does.
  found.delete("attachment_objects");
  return [...found].sort();
}

/** The rows of each of these tables, in any order. */
async function rowsOf(boardId: string): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const { all } = await service.app.db.read({
      all: sql`SELECT * FROM ${name(table)} WHERE board_id = ${boardId}`,
    });
    rows[table] = all.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}

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
