import { bigint, oneOf, table, text, uuid } from "../platform/db/table.ts";

export type Field = "title" | "description" | "item" | "attachment";

export const searchTables = {
  search_texts: table({ board_id: uuid, card_id: uuid, text_id: uuid, field: oneOf<Field>(), words: text }, [
    "board_id",
    "card_id",
    "text_id",
    "field",
  ]),
  search_documents: table({ board_id: uuid, card_id: uuid, text_id: uuid, doc: bigint, words: text }, [
    "board_id",
    "card_id",
    "text_id",
  ]),
};
