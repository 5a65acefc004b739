import { bigint, boardTable, nullable, text, uuid } from "../platform/db/table.ts";

export const peopleTables = {
  board_people: boardTable(
    {
      board_id: uuid,
      id: uuid,
      name: text,
      username: nullable(text),
      email: nullable(text),
      user_id: nullable(uuid),
      matched_seq: nullable(bigint),
    },
    ["board_id", "id"],
  ),
};
