/** The tables of this program's schema, read from the migrations themselves: nothing can be forgotten. */
import { Database } from "bun:sqlite";
import { pendingSteps, VERSION_TABLE } from "../../server/platform/db/migrate.ts";
import { POSTGRES_TYPES } from "../../server/platform/db/types.ts";
import { KEYS, USES_IN_ORDER } from "./keys.ts";

export interface Table {
  name: string;
  columns: Column[];
  /** In which its rows are read, if that matters. */
  order: string;
}

interface Column {
  name: string;
  /** As PostgreSQL calls it. */
  type: string;
}

/**
 * SQLite takes any word for a type and tells it again, outside of strict tables. The full-text index is not copied: the
 * target builds its own as rows arrive.
 */
const TOLD_TYPES = { ...POSTGRES_TYPES, table: "", linkTable: "", hotTable: "", fullText: [] };

/** Those that others refer to come first. The version is the target's own. */
export function tablesInOrder(): Table[] {
  const schema = new Database(":memory:");
  schema.run(VERSION_TABLE);
  for (const step of pendingSteps(TOLD_TYPES)) schema.run(step);
  const all = <Found>(query: string) => schema.query<Found, []>(query).all();
  const names = all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('schema_version') ORDER BY name",
  ).map(({ name }) => name);
  const parentsOf = (name: string) =>
    all<{ table: string }>(`PRAGMA foreign_key_list(${name})`).map(({ table }) => table);
  const columnsOf = (name: string) =>
    all<Column>(`PRAGMA table_info(${name})`).map(({ name, type }) => ({ name, type: type.toLowerCase() }));
  const ordered = new Set<string>();
  const visit = (name: string) => {
    if (ordered.has(name)) return;
    for (const parent of parentsOf(name)) if (parent !== name) visit(parent);
    ordered.add(name);
  };
  names.forEach(visit);
  const tables = [...ordered].map((name) => ({
    name,
    columns: columnsOf(name),
    order: name === KEYS ? `ORDER BY ${USES_IN_ORDER}` : "",
  }));
  schema.close();
  return tables;
}
