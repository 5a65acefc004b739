/** Where the DDL of the two databases differs. */
export interface Types {
  uuid: string;
  boolean: string;
  bigint: string;
  bytes: string;
  /** What follows the closing parenthesis of an ordinary table, of a pure key table, and of a frequently updated one. */
  table: string;
  linkTable: string;
  hotTable: string;
}

export const SQLITE_TYPES: Types = {
  uuid: "TEXT",
  boolean: "INTEGER",
  bigint: "INTEGER",
  bytes: "BLOB",
  table: " STRICT",
  linkTable: " STRICT, WITHOUT ROWID",
  hotTable: " STRICT",
};

export const POSTGRES_TYPES: Types = {
  uuid: "uuid",
  boolean: "boolean",
  bigint: "bigint",
  bytes: "bytea",
  table: "",
  linkTable: "",
  hotTable: " WITH (fillfactor = 50)",
};
