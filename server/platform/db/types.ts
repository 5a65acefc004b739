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
  /** A unique index that does not contain the board. Where boards are spread over machines there is none. */
  uniqueAcrossBoards: "UNIQUE" | "";
  /** The full-text index of `search_documents`. */
  fullText: readonly string[];
}

export const SQLITE_TYPES: Types = {
  uuid: "TEXT",
  boolean: "INTEGER",
  bigint: "INTEGER",
  bytes: "BLOB",
  table: " STRICT",
  linkTable: " STRICT, WITHOUT ROWID",
  hotTable: " STRICT",
  uniqueAcrossBoards: "UNIQUE",
  fullText: [
    `CREATE VIRTUAL TABLE search_index USING fts5(
       words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`,
    "CREATE VIRTUAL TABLE search_words USING fts5vocab(search_index, instance)",
    `CREATE TRIGGER search_documents_added AFTER INSERT ON search_documents BEGIN
       INSERT INTO search_index (rowid, words) VALUES (new.doc, new.words);
     END`,
    `CREATE TRIGGER search_documents_changed AFTER UPDATE OF words ON search_documents BEGIN
       UPDATE search_index SET words = new.words WHERE rowid = new.doc;
     END`,
    `CREATE TRIGGER search_documents_removed AFTER DELETE ON search_documents BEGIN
       DELETE FROM search_index WHERE rowid = old.doc;
     END`,
  ],
};

export const POSTGRES_TYPES: Types = {
  uuid: "uuid",
  boolean: "boolean",
  bigint: "bigint",
  bytes: "bytea",
  table: "",
  linkTable: "",
  hotTable: " WITH (fillfactor = 50)",
  uniqueAcrossBoards: "UNIQUE",
  fullText: [
    // Numbers the cards in the index.
    "CREATE SEQUENCE search_cards",
    // Not computed again for each row that is compared.
    `ALTER TABLE search_documents
       ADD COLUMN lexemes tsvector GENERATED ALWAYS AS (CAST(words AS tsvector)) STORED`,
    // Entries that wait to be merged are read by every search, so only a few may wait.
    `CREATE INDEX search_documents_lexemes ON search_documents
       USING gin (lexemes) WITH (gin_pending_list_limit = 1024)`,
  ],
};
