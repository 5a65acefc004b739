import { bigint, boardTable, boolean, integer, nullable, text, uuid } from "../platform/db/table.ts";

export const columnTables = {
  columns: boardTable(
    {
      board_id: uuid,
      id: uuid,
      title: text,
      rank: bigint,
      color: text,
      is_done_column: boolean,
      card_limit: nullable(integer),
    },
    ["board_id", "id"],
  ),
};
