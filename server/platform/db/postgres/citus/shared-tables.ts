/**
 * Writing to tables that every node has a copy of. Citus locks such a table until the transaction ends: for an insert so
 * that others may insert, for anything else, and for tables that are read on the way, exclusively. An insert that reads
 * its own table, and a transaction that inserts and then updates, change from one to the other, and two of them at once
 * wait for each other. So transactions take turns at these tables before they write, table by table in the same order.
 */
import { createRenderer, type Sql, sql } from "../../sql.ts";
import { arrayOf, placeholder } from "../translation.ts";
import { NAMED, type Names, WRITTEN } from "./board-calls.ts";

/** Among the advisory locks with two numbers; the other number is the table's. */
const TURNS = 1;
const render = createRenderer("postgres", placeholder);

/** Whether one of them names a table that is spread over the workers. */
export function areSpread({ tables, shared }: Names, statements: readonly Sql[]): boolean {
  return statements
    .flatMap((statement) => [...render(statement).matchAll(NAMED)])
    .some(([, , table = ""]) => tables.has(table) && !shared.has(table));
}

/** Undefined if nothing is written to such a table. */
export function turnsAt(shared: ReadonlySet<string>, statements: readonly Sql[]): Sql | undefined {
  const writing = statements.map(render).filter((text) => shared.has(WRITTEN.exec(text)?.[1] ?? ""));
  const named = writing.flatMap((text) => Array.from(text.matchAll(NAMED), ([, , table = ""]) => table));
  const tables = [...new Set(named)].filter((table) => shared.has(table)).sort();
  if (tables.length === 0) return undefined;
  return sql`SELECT pg_advisory_xact_lock(${TURNS}, t::oid::integer) FROM unnest(${arrayOf(tables)}::regclass[]) t`;
}
