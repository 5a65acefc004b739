/**
 * SQL as a value: text with its parameters apart, so that queries can be put together and still be sent
 * as one prepared statement. Nothing from outside ever becomes text.
 */

export type Value = string | number | boolean | null | Uint8Array | List;

/** The type of a row is only known to the compiler. */
export interface Sql<Row = unknown> {
  readonly chunks: readonly string[];
  readonly values: readonly Value[];
  readonly row?: Row;
}

/** `IN ${idList(ids)}`: one parameter, whatever the length of the list. */
export interface List {
  readonly list: readonly string[];
  readonly of: "uuid" | "text";
}

export function idList(ids: readonly string[]): List {
  return { list: ids, of: "uuid" };
}

export function textList(texts: readonly string[]): List {
  return { list: texts, of: "text" };
}

export function sql<Row = unknown>(strings: TemplateStringsArray, ...parts: (Value | Sql)[]): Sql<Row> {
  const chunks = [strings[0]!];
  const values: Value[] = [];
  parts.forEach((part, index) => {
    const rest = strings[index + 1]!;
    if (isSql(part)) {
      append(chunks, part.chunks[0]!);
      chunks.push(...part.chunks.slice(1));
      values.push(...part.values);
      append(chunks, rest);
    } else {
      values.push(part);
      chunks.push(rest);
    }
  });
  return { chunks, values };
}

/** A table or column name from our own code: the only way to put text into a statement. */
export function name(identifier: string): Sql {
  if (!/^[a-z0-9_]+$/.test(identifier)) throw new Error(`not an identifier: ${identifier}`);
  return { chunks: [identifier], values: [] };
}

export function join(parts: readonly Sql[], separator: string): Sql {
  if (parts.length === 0) throw new Error("nothing to join");
  const chunks = [""];
  const values: Value[] = [];
  parts.forEach((part, index) => {
    append(chunks, (index === 0 ? "" : separator) + part.chunks[0]!);
    chunks.push(...part.chunks.slice(1));
    values.push(...part.values);
  });
  return { chunks, values };
}

/** `a = 1, b = 2` */
export function assignments(fields: Readonly<Record<string, Value>>): Sql {
  return join(pairs(fields), ", ");
}

/** `a = 1 AND b = 2` */
export function matches(key: Readonly<Record<string, Value>>): Sql {
  return join(pairs(key), " AND ");
}

function pairs(fields: Readonly<Record<string, Value>>): Sql[] {
  return Object.keys(fields).map((column) => sql`${name(column)} = ${fields[column]!}`);
}

function append(chunks: string[], text: string): void {
  chunks.push(chunks.pop()! + text);
}

function isSql(part: Value | Sql): part is Sql {
  return typeof part === "object" && part !== null && "chunks" in part;
}

export function isList(value: Value): value is List {
  return typeof value === "object" && value !== null && "list" in value;
}

/** Text and parameters as a driver takes them. */
export function render(
  statement: Sql,
  placeholder: (value: Value, index: number) => string,
): { text: string; values: readonly Value[] } {
  let text = statement.chunks[0]!;
  for (let i = 0; i < statement.values.length; i++) {
    text += placeholder(statement.values[i]!, i) + statement.chunks[i + 1]!;
  }
  return { text, values: statement.values };
}
