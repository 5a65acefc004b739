/**
 * Whether a database that says it is migrated has every table and column the migrations make. One that was migrated by
 * a draft of a step, or altered by hand, would only fail when a statement names what is missing.
 */
import { Database } from "bun:sqlite";
import { pendingSteps, SCHEMA_VERSION, VERSION_TABLE } from "./migrate.ts";
import { SQLITE_TYPES } from "./types.ts";

/** Each `table.column`, in the words of each database. */
export const COLUMNS = {
  sqlite: `SELECT t.name || '.' || c.name AS name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'`,
  postgres: `SELECT table_name || '.' || column_name AS name, udt_name AS type
    FROM information_schema.columns WHERE table_schema = current_schema()`,
};

export function refuseIncompleteSchema(columns: Iterable<string>): void {
  const missing = missingColumns(columns);
  if (missing.length > 0) throw new Error(incompleteSchema(missing));
}

/** Those that the migrations make and this database does not have. More than them does no harm. */
export function missingColumns(columns: Iterable<string>): string[] {
  const there = new Set(columns);
  return expectedColumns().filter((column) => !there.has(column));
}

export function incompleteSchema(missing: readonly string[]): string {
  const [first, ...others] = missing;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return (
    `The database says it is at schema version ${SCHEMA_VERSION}, but has no ${first}${more}: another program ` +
    "migrated it, or somebody altered it. Restore a backup made before, or copy what is needed into a new database."
  );
}

/** The migrations themselves say it, on an empty database in memory. */
function expectedColumns(): string[] {
  const database = new Database(":memory:");
  for (const step of [VERSION_TABLE, ...pendingSteps(0, SQLITE_TYPES)]) database.run(step);
  const columns = database.query<{ name: string }, []>(COLUMNS.sqlite).all();
  database.close();
  return columns.map(({ name }) => name);
}
