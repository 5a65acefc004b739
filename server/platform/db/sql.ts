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
  // Without fragments the template's own text serves, and being the same array each time, it is rendered once.
  if (!parts.some(isSql)) return { chunks: strings, values: parts as Value[] };
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

/**
 * Queries that are put together once; each call only fills in its values. `build` is called with marks in place of
 * the values, so it must put them into SQL and look at nothing else.
 */
export function prepared<Args extends string[], Q extends Record<string, Sql>>(
  build: (...args: Args) => Q,
): (...args: Args) => Q {
  const marks = Array.from({ length: build.length }, (_, index) => `\u0000${index}`) as Args;
  let templates: [string, Sql, number[]][] | undefined;
  return (...args) => {
    templates ??= Object.entries(build(...marks)).map(([key, query]) => [
      key,
      query,
      query.values.map((value) => marks.indexOf(value as string)),
    ]);
    const queries: Record<string, Sql> = {};
    for (const [key, { chunks, values }, slots] of templates) {
      queries[key] = {
        chunks,
        values: values.map((value, index) => (slots[index]! < 0 ? value : args[slots[index]!]!)),
      };
    }
    return queries as Q;
  };
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

/** The text a driver takes; each array of chunks is rendered once. */
export function createRenderer(
  placeholder: (value: Value, index: number) => string,
): (statement: Sql) => string {
  const rendered = new WeakMap<readonly string[], string>();
  return ({ chunks, values }) => {
    const known = rendered.get(chunks);
    if (known !== undefined) return known;
    let text = chunks[0]!;
    for (let i = 0; i < values.length; i++) text += placeholder(values[i]!, i) + chunks[i + 1]!;
    rendered.set(chunks, text);
    return text;
  };
}
