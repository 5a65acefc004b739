import type { Types } from "../../types.ts";

/**
 * `search_texts` has the words of each text on a card: title, description, items, attachments. `search_documents` has all
 * of them together as one document, whose `text_id` is the card, and each comment as another, whose `text_id` is the
 * comment; `words` is what the full-text index contains, which is a table of its own on SQLite and an index on PostgreSQL.
 * Neither refers to `cards`: a card in the trash keeps its documents, so removing and restoring writes nothing here.
 *
 * The words are already normalised, so the databases only have to split them at blanks.
 */
export const searchTables = (t: Types): string[] => [
  `CREATE TABLE search_texts (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     card_id ${t.uuid} NOT NULL,
     text_id ${t.uuid} NOT NULL,
     field TEXT NOT NULL,
     words TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, text_id, field)
   )${t.table}`,
  `CREATE TABLE search_documents (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     card_id ${t.uuid} NOT NULL,
     text_id ${t.uuid} NOT NULL,
     doc ${t.bigint} NOT NULL,
     words TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, text_id)
   )${t.table}`,
  "CREATE INDEX search_documents_doc ON search_documents (doc, board_id, card_id)",
  ...t.fullText,
];
