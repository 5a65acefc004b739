/** Queries, parameters and rows in the form that PostgreSQL and its driver use. */
import type { SQL } from "bun";
import type { Queries } from "../db.ts";
import { isList, join, type List, name, type Sql, sql, type Value } from "../sql.ts";
import { SERVER } from "./leader/server-check.ts";

/** The numbers of the types `bigint` and `numeric`, of which sums are. */
const WIDE = [20, 1700];

export type Row = Record<string, unknown>;
export type Sent = Row[] & Pick<SQL.ResultMetadata, "columns">;

/** Several queries as one statement. Each returns a JSON list, in which numbers and texts keep their types. */
export function readStatement(queries: Queries): Sql {
  const lists = Object.entries(queries).map(
    ([key, query]) => sql`(SELECT coalesce(json_agg(t), '[]'::json) FROM (${query}) t) AS ${name(key)}`,
  );
  return sql`SELECT ${join(lists, ", ")}, ${SERVER}`;
}

/** The driver returns wide integers as text; all of ours are exact as numbers. */
export function convertIntegers(rows: Sent): void {
  const wide = (rows.columns ?? []).filter(({ type }) => WIDE.includes(type));
  for (const row of rows) {
    for (const { name } of wide) if (row[name] !== null) row[name] = Number(row[name]);
  }
}

export function placeholder(value: Value, index: number): string {
  return isList(value) ? `= ANY ($${index + 1}::uuid[])` : `$${index + 1}`;
}

export function bind(value: Value): unknown {
  return isList(value) ? listOf(value) : value;
}

function listOf({ list }: List): string {
  return `{${list.join(",")}}`;
}

/** As one parameter, which the statement casts to an array of their type. */
export function arrayOf(values: readonly Value[]): string {
  const elements = values
    .map(textOf)
    .map((text) => (text === null ? "NULL" : `"${text.replace(/["\\]/g, "\\$&")}"`));
  return `{${elements.join(",")}}`;
}

function textOf(value: Value): string | null {
  if (value === null) return null;
  if (value instanceof Uint8Array) return `\\x${value.toHex()}`;
  return isList(value) ? listOf(value) : String(value);
}
