import { bigint, boolean, table, text, uuid } from "../platform/db/table.ts";

export const checklistTables = {
  checklists: table({ id: uuid, board_id: uuid, card_id: uuid, title: text, rank: bigint }, ["id"]),
  checklist_items: table(
    { id: uuid, board_id: uuid, checklist_id: uuid, content: text, is_done: boolean, rank: bigint },
    ["id"],
  ),
  item_assignees: table({ board_id: uuid, item_id: uuid, user_id: uuid }, ["board_id", "item_id", "user_id"]),
};
