import { boardTable, boolean, nullable, sharedTable, text, uuid } from "../platform/db/table.ts";

export const homeTables = {
  board_visits: boardTable(
    { board_id: uuid, user_id: uuid, opened_at: nullable(text), is_starred: boolean },
    ["board_id", "user_id"],
  ),
  calendar_keys: sharedTable({ user_id: uuid, nonce: text }, ["user_id"]),
};
