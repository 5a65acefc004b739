import { bigint, boolean, table, text, uuid } from "../platform/db/table.ts";

export const columnTables = {
  columns: table(
    { id: uuid, board_id: uuid, title: text, rank: bigint, color: text, is_done_column: boolean },
    ["id"],
  ),
};
