import { nullable, table, text, uuid } from "../platform/db/table.ts";

export const commentTables = {
  comments: table(
    {
      board_id: uuid,
      id: uuid,
      card_id: uuid,
      user_id: uuid,
      created_at: text,
      edited_at: nullable(text),
      body: text,
    },
    ["board_id", "id"],
  ),
};
