import type { Label } from "../../contract/labels.ts";
import { type Sql, sql } from "../platform/db/sql.ts";

interface LabelCountRow {
  label_id: string;
  name: string;
  color: string;
  card_count: number;
}

export function labelRow(labelId: string): Sql<Label> {
  return sql<Label>`SELECT id, board_id, name, color FROM labels WHERE id = ${labelId}`;
}

export function labelRows(boardId: string): Sql<Label> {
  return sql<Label>`SELECT id, board_id, name, color FROM labels WHERE board_id = ${boardId} ORDER BY id`;
}

export function labelCountRows(boardId: string): Sql<LabelCountRow> {
  return sql<LabelCountRow>`SELECT l.id AS label_id, l.name, l.color, count(x.card_id) AS card_count
    FROM labels l LEFT JOIN card_labels x ON x.board_id = l.board_id AND x.label_id = l.id
    WHERE l.board_id = ${boardId} GROUP BY l.id, l.name, l.color ORDER BY l.id`;
}
