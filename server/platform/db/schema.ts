/**
 * What is in a database before and after its migrations. One that belongs to another program must be left alone. One
 * that was altered by hand would only fail when a statement names what is missing, so it is refused at start.
 */
import { Database } from "bun:sqlite";
import { draftSchema, pendingSteps, SCHEMA_VERSION, VERSION_TABLE } from "./migrate.ts";
import { SQLITE_TYPES } from "./types.ts";

/** Each `table.column`. PostgreSQL's information_schema would leave out tables that this user may not read. */
export const COLUMNS = {
  sqlite: `SELECT t.name || '.' || c.name AS name FROM pragma_table_list t, pragma_table_info(t.name) c
    WHERE t.type IN ('table', 'view') AND t.schema = 'main' AND t.name <> 'sqlite_schema'`,
  postgres: `SELECT c.relname || '.' || a.attname AS name, t.typname AS type
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
    WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p', 'v', 'm', 'f')`,
};

/** Together they are in no other program's database. */
const MARKS = ["schema_version.version", "boards.id", "board_events.seq"];
const MAX_NAMED = 3;

/** `shown` is what the operator calls the database. */
export function refuseForeign(columns: readonly string[], shown: string): void {
  if (!MARKS.every((mark) => columns.includes(mark))) {
    const tables = [...tablesOf(columns)].sort();
    const named = tables.slice(0, MAX_NAMED).join(", ") + (tables.length > MAX_NAMED ? ", …" : "");
    throw new Error(
      `${shown} is not a Boardcast database: it has tables of another program (${named}). Nothing was changed.`,
    );
  }
  if (!columns.includes("schema_version.fingerprint")) throw new Error(draftSchema(shown));
}

/** A schema of PostgreSQL may be shared with other programs, and with extensions, as long as no names collide. */
export function ofOurTables(columns: readonly string[]): string[] {
  const ours = tablesOf(expectedColumns());
  return columns.filter((column) => ours.has(tableOf(column)));
}

export function tablesOf(columns: readonly string[]): Set<string> {
  return new Set(columns.map(tableOf));
}

function tableOf(column: string): string {
  return column.slice(0, column.indexOf("."));
}

export function refuseIncompleteSchema(columns: Iterable<string>): void {
  const missing = missingColumns(columns);
  if (missing.length > 0) throw new Error(incompleteSchema(missing));
}

/** Those that the migrations create and this database does not have. Additional ones do no harm. */
export function missingColumns(columns: Iterable<string>): string[] {
  const there = new Set(columns);
  return expectedColumns().filter((column) => !there.has(column));
}

export function incompleteSchema(missing: readonly string[]): string {
  const [first, ...others] = missing;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return (
    `The database says it is at schema version ${SCHEMA_VERSION}, but has no ${first}${more}: another program ` +
    "altered it. Restore a backup from before, or copy what is needed into a new database."
  );
}

/** Taken from the migrations themselves, run on an empty database in memory. */
function expectedColumns(): string[] {
  const database = new Database(":memory:");
  for (const step of [VERSION_TABLE, ...pendingSteps(SQLITE_TYPES)]) database.run(step);
  const columns = database.query<{ name: string }, []>(COLUMNS.sqlite).all();
  database.close();
  return columns.map(({ name }) => name);
}
