import { boardTable, nullable, text, uuid } from "../platform/db/table.ts";

export const commentTables = {
  comments: boardTable(
    {
      board_id: uuid,
      id: uuid,
      card_id: uuid,
      user_id: nullable(uuid),
      person_id: nullable(uuid),
      created_at: text,
      edited_at: nullable(text),
      body: text,
    },
    ["board_id", "id"],
  ),
};
