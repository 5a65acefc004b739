import type { Label } from "../../contract/labels.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import type { Limit } from "../platform/quotas/limits.ts";

export const LABEL_LIMIT: Limit = {
  table: "labels",
  most: (config) => config.MAX_LABELS_PER_BOARD,
  of: "A board",
  what: "labels",
};

export function labelRow(boardId: string, labelId: string): Sql<Label> {
  return sql<Label>`SELECT id, board_id, name, color FROM labels
    WHERE board_id = ${boardId} AND id = ${labelId}`;
}

export function labelsIn(boardId: string, labelIds: readonly string[]): Sql<Label> {
  return sql<Label>`SELECT id, board_id, name, color FROM labels
    WHERE board_id = ${boardId} AND id ${idList(labelIds)}`;
}

export function labelRows(boardId: string): Sql<Label> {
  return sql<Label>`SELECT id, board_id, name, color FROM labels WHERE board_id = ${boardId} ORDER BY id`;
}
