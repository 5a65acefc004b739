/** JSON that the database itself creates and reads, so that many rows are converted in one statement. */
import { either, name, type Sql, sql } from "./sql.ts";

/** A text, or null, as JSON. */
export function jsonText(value: Sql): Sql {
  return sql`${either("json_quote(", "coalesce(to_json(")}${value}${either(")", ")::text, 'null')")}`;
}

/** An id as JSON. */
export function jsonId(value: Sql): Sql {
  return sql`'"' || ${value} || '"'`;
}

/** A JSON list of the rows of `from`, which ends in its WHERE clause; `item` is the JSON of one. */
export function jsonList(item: Sql, order: Sql, from: Sql): Sql {
  return sql`'[' || coalesce((SELECT string_agg(${item}, ',' ORDER BY ${order}) FROM ${from}), '') || ']'`;
}

/** Rows `alias.value`, to join with: the entries of a list in JSON, which are texts. */
export function eachText(json: Sql, field: string, alias: string): Sql {
  return each("json_array_elements_text(", { json, field, alias });
}

/** Rows `alias.value`, to join with: the entries of a list in JSON, which are objects. */
export function eachObject(json: Sql, field: string, alias: string): Sql {
  return each("json_array_elements(", { json, field, alias });
}

/**
 * PostgreSQL expects a hundred rows of each list, and compiles a statement with several of them for a quarter of a second;
 * of an array it expects ten.
 */
function each(onPostgres: string, { json, field, alias }: { json: Sql; field: string; alias: string }): Sql {
  const start = either("json_each(", `unnest(ARRAY(SELECT ${onPostgres}CAST(`);
  const end = either(`, '$.${field}')`, ` AS json) -> '${field}')))`);
  return sql`${start}${json}${end} ${name(alias)}${either("", "(value)")}`;
}

/** A field of an object in JSON, as text or null. */
export function textIn(json: Sql, field: string): Sql {
  return sql`(${either("", "CAST(")}${json}${either("", " AS json)")} ->> '${name(field)}')`;
}

export function idIn(json: Sql, field: string): Sql {
  return asId(textIn(json, field));
}

export function integerIn(json: Sql, field: string): Sql {
  return sql`${either("", "CAST(")}${textIn(json, field)}${either("", " AS bigint)")}`;
}

export function flagIn(json: Sql, field: string): Sql {
  return sql`${either("", "CAST(")}${textIn(json, field)}${either("", " AS boolean)")}`;
}

export function asId(text: Sql): Sql {
  return sql`${either("", "CAST(")}${text}${either("", " AS uuid)")}`;
}

export function asText(id: Sql): Sql {
  return sql`CAST(${id} AS TEXT)`;
}
