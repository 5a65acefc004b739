/** A SQLite file as the end of a copy. */
import type { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { ConfigError } from "../../server/config.ts";
import { SCHEMA_VERSION } from "../../server/platform/db/migrate.ts";
import { enter, enterAlone } from "../../server/platform/db/sqlite/file-lock.ts";
import { openSqlite } from "../../server/platform/db/sqlite/sqlite.ts";
import { contentFaults } from "../content-checks.ts";
import { explained, openFile, rowsIn, schemaVersion } from "../sqlite-file.ts";
import {
  BATCH_BYTES,
  BATCH_ROWS,
  behind,
  bytesOf,
  type Cell,
  notEmpty,
  REMOVE_OLD_LEASES,
  type Row,
  type Source,
  type Target,
} from "./end.ts";
import type { Table } from "./tables.ts";

export async function sqliteSource(file: string): Promise<Source> {
  if (!existsSync(file)) throw new ConfigError(`There is no database ${file}`);
  const alone = enterAlone(file);
  alone?.();
  const leave = enter(file);
  const database = openFile(file);
  database.run("PRAGMA query_only = ON");
  database.run("BEGIN");
  const version = schemaVersion(database, file);
  if (version < SCHEMA_VERSION) throw new ConfigError(behind(file, version));
  return { ...end(database, file, leave), inUse: !alone };
}

export async function sqliteTarget(file: string, tables: readonly Table[]): Promise<Target> {
  await openSqlite(file).close();
  const leave = enter(file);
  const database = openFile(file);
  database.run("PRAGMA synchronous = FULL");
  database.run("PRAGMA foreign_keys = ON");
  database.run("BEGIN IMMEDIATE");
  database.run(REMOVE_OLD_LEASES, [new Date().toISOString()]);
  const target = end(database, file, leave);
  for (const { name } of tables) {
    if (!database.query(`SELECT 1 FROM ${name} LIMIT 1`).get()) continue;
    await target.close();
    throw notEmpty(name);
  }
  return {
    ...target,
    allowsRepeatedKeys: false,
    async insert({ name, columns }, rows) {
      const marks = columns.map(() => "?").join(", ");
      const statement = database.query(
        `INSERT INTO ${name} (${columns.map((column) => column.name).join(", ")}) VALUES (${marks})`,
      );
      for (const row of rows) statement.run(...row);
    },
    async commit() {
      database.run("COMMIT");
    },
  };
}

function end(database: Database, file: string, leave: () => void): Source {
  return {
    inUse: false,
    rows: (table) => explaining(readRows(database, table), file),
    faults: () => contentFaults("sqlite", rowsIn(database)),
    async close() {
      if (database.inTransaction) database.run("ROLLBACK");
      database.close();
      leave();
    },
  };
}

async function* explaining(rows: AsyncIterable<Row[]>, file: string): AsyncGenerator<Row[]> {
  try {
    yield* rows;
  } catch (error) {
    throw explained(error, file);
  }
}

async function* readRows(database: Database, { name, columns, order }: Table): AsyncGenerator<Row[]> {
  const names = columns.map((column) => column.name).join(", ");
  const statement = database.query<Record<string, Cell>, []>(`SELECT ${names} FROM ${name} ${order}`);
  let batch: Row[] = [];
  let bytes = 0;
  for (const found of statement.iterate()) {
    const row = columns.map(({ name, type }) => {
      const cell = found[name] ?? null;
      return type === "boolean" && cell !== null ? cell === 1 : cell;
    });
    batch.push(row);
    bytes += bytesOf(row);
    if (batch.length < BATCH_ROWS && bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}
