import { bigint, boardTable, boolean, integer, nullable, text, uuid } from "../platform/db/table.ts";

export const cardTables = {
  cards: boardTable(
    {
      board_id: uuid,
      id: uuid,
      column_id: uuid,
      number: bigint,
      title: text,
      rank: bigint,
      start_at: nullable(text),
      due_at: nullable(text),
      is_complete: boolean,
      due_soon_for: nullable(text),
      overdue_for: nullable(text),
      cover_attachment_id: nullable(uuid),
      comment_count: integer,
      created_at: text,
      updated_at: text,
      description: nullable(text),
    },
    ["board_id", "id"],
  ),
  card_labels: boardTable({ board_id: uuid, card_id: uuid, label_id: uuid }, [
    "board_id",
    "card_id",
    "label_id",
  ]),
  card_assignees: boardTable(
    { board_id: uuid, card_id: uuid, user_id: uuid, due_at: nullable(text), is_complete: boolean },
    ["board_id", "card_id", "user_id"],
  ),
  card_placeholders: boardTable({ board_id: uuid, card_id: uuid, person_id: uuid }, [
    "board_id",
    "card_id",
    "person_id",
  ]),
};
