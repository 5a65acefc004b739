import { table, text, uuid } from "../platform/db/table.ts";

export const labelTables = {
  labels: table({ id: uuid, board_id: uuid, name: text, color: text }, ["id"]),
};
