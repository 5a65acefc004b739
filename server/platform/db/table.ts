/**
 * How a table is described in TypeScript: its columns, its primary key, and where its rows are stored. Rows, keys and
 * statements take their types from these descriptions, and a test compares them with the schema that the migrations create.
 */

/** Timestamps are text, as on the wire. */
export type ColumnType = "uuid" | "text" | "integer" | "bigint" | "boolean" | "bytes";

/** The type of its values exists for the compiler only. */
export interface Column<Value = unknown> {
  readonly type: ColumnType;
  readonly isNullable: boolean;
  readonly value?: Value;
}

export interface Table<
  Columns extends Record<string, Column> = Record<string, Column>,
  Key extends string = string,
> {
  readonly columns: Columns;
  readonly primaryKey: readonly Key[];
  /** The column with the board that a row belongs to; null for a shared table. */
  readonly boardColumn: "board_id" | "id" | null;
}

export const uuid: Column<string> = { type: "uuid", isNullable: false };
export const text: Column<string> = { type: "text", isNullable: false };
export const integer: Column<number> = { type: "integer", isNullable: false };
export const bigint: Column<number> = { type: "bigint", isNullable: false };
export const boolean: Column<boolean> = { type: "boolean", isNullable: false };
export const bytes: Column<Uint8Array> = { type: "bytes", isNullable: false };

/** Text of which only these values are ever written. */
export function oneOf<Value extends string>(): Column<Value> {
  return { type: "text", isNullable: false };
}

export function nullable<Value>({ type }: Column<Value>): Column<Value | null> {
  return { type, isNullable: true };
}

/**
 * All rows of a board, in whichever table, are stored in the same place; another board may be on another machine. So
 * every statement has to name the board, and every key contains it.
 */
export function boardTable<
  Columns extends Record<string, Column> & { board_id: Column<string> },
  const Key extends keyof Columns & string,
>(columns: Columns, primaryKey: readonly ["board_id", ...Key[]]): Table<Columns, "board_id" | Key> {
  return { columns, primaryKey, boardColumn: "board_id" };
}

/** The table of the boards themselves. */
export function tableOfBoards<Columns extends Record<string, Column> & { id: Column<string> }>(
  columns: Columns,
): Table<Columns, "id"> {
  return { columns, primaryKey: ["id"], boardColumn: "id" };
}

/**
 * Accounts and what belongs to the whole service. The boards of an account may be anywhere, so a distributed database has
 * these rows on every machine: they can be read with any board, and are expensive to write.
 */
export function sharedTable<Columns extends Record<string, Column>, const Key extends keyof Columns & string>(
  columns: Columns,
  primaryKey: readonly Key[],
): Table<Columns, Key> {
  return { columns, primaryKey, boardColumn: null };
}

/** SQLite stores booleans as 0 and 1; they have to be converted when they are read. */
export type Flag = boolean | 0 | 1;

type ValueOf<C> = C extends Column<infer Value> ? Value : never;
type Read<Value> = Value extends boolean ? Flag : Value;

export type WrittenRow<T extends Table> = { [Name in keyof T["columns"]]: ValueOf<T["columns"][Name]> };
export type ReadRow<T extends Table> = { [Name in keyof T["columns"]]: Read<ValueOf<T["columns"][Name]>> };
/** Only these columns: additional ones are an error in a variable too, not only in a literal. */
export type Only<Given, Columns> = Given & Record<Exclude<keyof Given, keyof Columns>, never>;
export type KeyOf<T extends Table> = Pick<WrittenRow<T>, T["primaryKey"][number]>;
