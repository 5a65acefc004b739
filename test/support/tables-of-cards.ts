/** The tables whose rows the database deletes with a card, whichever there are. */
import { name, sql } from "../../server/platform/db/sql.ts";
import type { Service } from "../harness.ts";

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

export async function tablesOfCards({ app: { db } }: Pick<Service, "app">): Promise<string[]> {
  const { cascades } = await db.read({ cascades: CASCADES[db.kind] });
  const found = new Set(["cards"]);
  for (const parent of found)
    for (const { child } of cascades.filter((cascade) => cascade.parent === parent)) found.add(child);
  found.delete("cards");
  // It has rows only where files are in object storage, and refers to the attachment as attachment_blobs does.
  found.delete("attachment_objects");
  return [...found].sort();
}

/** The rows of each of these tables, in any order. */
export async function rowsOn(
  { app: { db } }: Pick<Service, "app">,
  tables: readonly string[],
  boardId: string,
): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const { all } = await db.read({ all: sql`SELECT * FROM ${name(table)} WHERE board_id = ${boardId}` });
    rows[table] = all.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}
