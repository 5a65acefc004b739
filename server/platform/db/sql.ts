/**
 * SQL as a value: text and parameters are kept apart, so that queries can be composed and still be sent as one prepared
 * statement. Input never becomes part of the text.
 */

export type Value = string | number | boolean | null | Uint8Array | List;

/** Values by column. */
export type Fields = Readonly<Record<string, Value>>;

/** `row` exists for the compiler only. */
export interface Sql<Row = unknown> {
  readonly chunks: readonly string[];
  readonly values: readonly Value[];
  readonly row?: Row;
  /** See `ifAny`. */
  readonly needs?: string | Sql;
}

/**
 * `id ${idList(ids)}`: the id is in the list. It is one parameter, however long the list. Each database renders it in the
 * form with which it looks every id up in the index and never scans the table.
 */
export interface List {
  readonly list: readonly string[];
}

export function idList(ids: readonly string[]): List {
  return { list: ids };
}

export function sql<Row = unknown>(strings: TemplateStringsArray, ...parts: (Value | Sql)[]): Sql<Row> {
  return compose(strings, parts);
}

/**
 * A query that has no rows unless `needed` has some: another query, or the name of one that comes before it in the same
 * load. SQLite, where each query of a load is executed by itself, leaves it out then.
 */
export function ifAny<Row>(needed: string | Sql, { chunks, values }: Sql<Row>): Sql<Row> {
  return { chunks, values, needs: needed };
}

/** A table or column name from our own code: the only way to put text into a statement. */
export function name(identifier: string): Sql {
  let known = NAMES.get(identifier);
  if (!known) {
    if (!/^[a-z0-9_]+$/.test(identifier)) throw new Error(`not an identifier: ${identifier}`);
    known = { chunks: [identifier], values: [] };
    NAMES.set(identifier, known);
  }
  return known;
}

const NAMES = new Map<string, Sql>();

/** A piece of text that the databases have different words for, such as the name of a function. */
export function either(sqlite: string, postgres: string): Sql {
  const text = `${BEGIN}${sqlite}${OR}${postgres}${END}`;
  let known = WORDS.get(text);
  if (!known) {
    known = { chunks: [text], values: [] };
    WORDS.set(text, known);
  }
  return known;
}

const WORDS = new Map<string, Sql>();

/** No statement contains these characters otherwise. */
const [BEGIN, OR, END] = ["\u0001", "\u0002", "\u0003"];
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above
const EITHER = /\u0001([^\u0001-\u0003]*)\u0002([^\u0001-\u0003]*)\u0003/g;
const CHOICE = { sqlite: "$1", postgres: "$2" };

export function join(parts: readonly Sql[], separator: string): Sql {
  if (parts.length === 0) throw new Error("nothing to join");
  if (parts.length > MAX_JOINED) {
    const around = ["", ...Array<string>(parts.length - 1).fill(separator), ""];
    return { chunks: splice(around, parts), values: parts.flatMap(({ values }) => values) };
  }
  const bySeparator = SEPARATED.get(separator) ?? [];
  SEPARATED.set(separator, bySeparator);
  const around = (bySeparator[parts.length] ??= ["", ...Array<string>(parts.length - 1).fill(separator), ""]);
  return compose(around, parts);
}

/** Shapes are cached for good, one per length; longer joins are not cached. */
const MAX_JOINED = 64;
/** The text around the parts, by separator and number of parts. */
const SEPARATED = new Map<string, (readonly string[])[]>();

/** `a = 1, b = 2` */
export function assignments(fields: Fields): Sql {
  return ofFields(fields, ", ", (columns) => join(columns.map(pair), ", "));
}

/** `a = 1 AND b = 2` */
export function matches(key: Fields): Sql {
  return ofFields(key, " AND ", (columns) => join(columns.map(pair), " AND "));
}

/** `(a, b) VALUES (1, 2)` */
export function rowOf(fields: Fields): Sql {
  return ofFields(fields, "VALUES", (columns) => {
    const values = join(
      columns.map(() => sql`${null}`),
      ", ",
    );
    return sql`(${join(columns.map(name), ", ")}) VALUES (${values})`;
  });
}

const pair = (column: string) => sql`${name(column)} = ${null}`;

/** Text that depends only on the names of the columns, composed once for each set of them. */
function ofFields(fields: Fields, kind: string, compose: (columns: string[]) => Sql): Sql {
  const columns = Object.keys(fields);
  let known = columnAt(OF_FIELDS, kind);
  for (const column of columns) known = columnAt(known.next, column);
  known.chunks ??= compose(columns).chunks;
  return { chunks: known.chunks, values: Object.values(fields) };
}

/** By one column after the other: to join their names would take longer than all the rest. */
interface Columns {
  chunks?: readonly string[];
  readonly next: Map<string, Columns>;
}

const OF_FIELDS = new Map<string, Columns>();

function columnAt(columns: Map<string, Columns>, name: string): Columns {
  let known = columns.get(name);
  if (!known) {
    known = { next: new Map() };
    columns.set(name, known);
  }
  return known;
}

/**
 * Statements of one shape share one array of chunks: their text is composed once, and prepared statements are looked up
 * by that array. A shape is the text around the parts and, in order, the shape of each fragment, or VALUE for a parameter.
 */
interface Shape {
  chunks?: readonly string[];
  readonly next: WeakMap<readonly string[], Shape>;
}

const SHAPES = new WeakMap<readonly string[], Shape>();
const VALUE: readonly string[] = [];

function compose(strings: readonly string[], parts: readonly (Value | Sql)[]): Sql<never> {
  if (isValues(parts)) return { chunks: strings, values: parts };
  let shape = shapeAt(SHAPES, strings);
  const values: Value[] = [];
  for (const part of parts) {
    if (isSql(part)) {
      shape = shapeAt(shape.next, part.chunks);
      for (const value of part.values) values.push(value);
    } else {
      shape = shapeAt(shape.next, VALUE);
      values.push(part);
    }
  }
  shape.chunks ??= splice(strings, parts);
  return { chunks: shape.chunks, values };
}

function shapeAt(shapes: WeakMap<readonly string[], Shape>, key: readonly string[]): Shape {
  let shape = shapes.get(key);
  if (!shape) {
    shape = { next: new WeakMap() };
    shapes.set(key, shape);
  }
  return shape;
}

function splice(strings: readonly string[], parts: readonly (Value | Sql)[]): string[] {
  const chunks: string[] = [];
  let last = strings[0] ?? "";
  parts.forEach((part, index) => {
    const rest = strings[index + 1] ?? "";
    if (isSql(part)) {
      for (const [at, chunk] of part.chunks.entries()) {
        if (at > 0) chunks.push(last);
        last = at > 0 ? chunk : last + chunk;
      }
      last += rest;
    } else {
      chunks.push(last);
      last = rest;
    }
  });
  chunks.push(last);
  return chunks;
}

/** A loop: this is asked for every piece of every statement. */
function isValues(parts: readonly (Value | Sql)[]): parts is readonly Value[] {
  for (const part of parts) if (isSql(part)) return false;
  return true;
}

function isSql(part: Value | Sql): part is Sql {
  return typeof part === "object" && part !== null && "chunks" in part;
}

export function isList(value: Value): value is List {
  return typeof value === "object" && value !== null && "list" in value;
}

/** The text for the driver; each shape is rendered once. */
export function createRenderer(
  kind: keyof typeof CHOICE,
  placeholder: (value: Value, index: number) => string,
): (statement: Sql) => string {
  const rendered = new WeakMap<readonly string[], string>();
  return ({ chunks, values }) => {
    const known = rendered.get(chunks);
    if (known !== undefined) return known;
    let text = chunks[0] ?? "";
    for (const [index, value] of values.entries())
      text += placeholder(value, index) + (chunks[index + 1] ?? "");
    text = text.replace(EITHER, CHOICE[kind]);
    rendered.set(chunks, text);
    return text;
  };
}
