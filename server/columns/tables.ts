import { bigint, boolean, table, text, uuid } from "../platform/db/table.ts";

export const columnTables = {
  columns: table(
    { board_id: uuid, id: uuid, title: text, rank: bigint, color: text, is_done_column: boolean },
    ["board_id", "id"],
  ),
};
