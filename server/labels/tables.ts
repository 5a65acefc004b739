import { table, text, uuid } from "../platform/db/table.ts";

export const labelTables = {
  labels: table({ board_id: uuid, id: uuid, name: text, color: text }, ["board_id", "id"]),
};
