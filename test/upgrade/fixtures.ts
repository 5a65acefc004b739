/** Databases as each schema version left them: dumps for both databases, and what people saw. */
import { Database } from "bun:sqlite";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SQL } from "bun";
import type { Config } from "../../server/config.ts";

export interface Fixture {
  sqlite: string;
  postgres: string;
  expected: string;
}

export function fixtureOf(version: number): Fixture {
  const base = join(import.meta.dir, `schema-${String(version).padStart(4, "0")}`);
  return { sqlite: `${base}.sqlite.sql`, postgres: `${base}.postgres.sql`, expected: `${base}.json` };
}

/** Into an empty database. */
export async function load(fixture: Fixture, { DATABASE_URL, DATA_DIR }: Config): Promise<void> {
  if (!existsSync(DATABASE_URL ? fixture.postgres : fixture.sqlite)) {
    throw new Error("This schema version has no fixture: run `npx bun test/upgrade/make-fixture.ts`.");
  }
  if (DATABASE_URL) {
    await queryAll(DATABASE_URL, readFileSync(fixture.postgres, "utf8"));
    return;
  }
  mkdirSync(DATA_DIR, { recursive: true });
  const database = new Database(`${DATA_DIR}/boardcast.db`);
  database.run(readFileSync(fixture.sqlite, "utf8"));
  database.close();
}

interface Shape {
  columns: string[];
  indexes: string[];
  rows: number;
}

/** Of every table, with how many rows it has. */
export async function shapeOf({ DATABASE_URL, DATA_DIR }: Config): Promise<Record<string, Shape>> {
  const run = (text: string) =>
    DATABASE_URL ? queryAll(DATABASE_URL, text) : queryFile(`${DATA_DIR}/boardcast.db`, text);
  const { columns, indexes } = DATABASE_URL ? POSTGRES_SHAPE : SQLITE_SHAPE;
  const shape: Record<string, Shape> = {};
  for (const { name, text } of await run(columns)) {
    shape[name!] ??= {
      columns: [],
      indexes: [],
      rows: Number((await run(`SELECT count(*) AS rows FROM ${name}`))[0]!.rows),
    };
    shape[name!]!.columns.push(text!);
  }
  for (const { name, text } of await run(indexes)) shape[name!]!.indexes.push(text!);
  return shape;
}

/** Without the order of columns: a step appends them. */
const SQLITE_SHAPE = {
  columns: `SELECT t.name, c.name || ' ' || c.type || ' ' || c."notnull" AS text
    FROM pragma_table_list t, pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.schema = 'main' AND t.name <> 'sqlite_schema' ORDER BY 1, 2`,
  indexes: `SELECT t.name, i.name || ' ' || i."unique" || ' ' || i.partial || ' ' || group_concat(c.name) AS text
    FROM pragma_table_list t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
    WHERE t.type = 'table' AND t.schema = 'main'
    GROUP BY t.name, i.name, i."unique", i.partial ORDER BY 1, 2`,
};
const POSTGRES_SHAPE = {
  columns: `SELECT table_name AS name, column_name || ' ' || udt_name || ' ' || is_nullable AS text
    FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1, 2`,
  indexes: `SELECT tablename AS name, indexdef AS text FROM pg_indexes
    WHERE schemaname = current_schema() ORDER BY 1, 2`,
};

type Found = Record<string, string>[];

async function queryAll(url: string, text: string): Promise<Found> {
  const connection = new SQL({ url, max: 1 });
  try {
    return (await connection.unsafe(text)) as Found;
  } finally {
    await connection.close();
  }
}

function queryFile(file: string, text: string): Found {
  const database = new Database(file);
  try {
    return database.query(text).all() as Found;
  } finally {
    database.close();
  }
}
