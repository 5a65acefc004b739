import { bigint, boardTable, boolean, text, uuid } from "../platform/db/table.ts";

export const checklistTables = {
  checklists: boardTable({ board_id: uuid, id: uuid, card_id: uuid, title: text, rank: bigint }, [
    "board_id",
    "id",
  ]),
  checklist_items: boardTable(
    { board_id: uuid, id: uuid, checklist_id: uuid, content: text, is_done: boolean, rank: bigint },
    ["board_id", "id"],
  ),
  item_assignees: boardTable({ board_id: uuid, item_id: uuid, user_id: uuid }, [
    "board_id",
    "item_id",
    "user_id",
  ]),
  item_placeholders: boardTable({ board_id: uuid, item_id: uuid, person_id: uuid }, [
    "board_id",
    "item_id",
    "person_id",
  ]),
};
