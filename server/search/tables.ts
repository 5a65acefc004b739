import { bigint, boardTable, oneOf, text, uuid } from "../platform/db/table.ts";

export type Field = "title" | "description" | "item" | "attachment";

export const searchTables = {
  search_texts: boardTable(
    { board_id: uuid, card_id: uuid, text_id: uuid, field: oneOf<Field>(), words: text },
    ["board_id", "card_id", "text_id", "field"],
  ),
  search_documents: boardTable({ board_id: uuid, card_id: uuid, text_id: uuid, doc: bigint, words: text }, [
    "board_id",
    "card_id",
    "text_id",
  ]),
};
