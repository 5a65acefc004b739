import { boardTable, text, uuid } from "../platform/db/table.ts";

export const labelTables = {
  labels: boardTable({ board_id: uuid, id: uuid, name: text, color: text }, ["board_id", "id"]),
};
