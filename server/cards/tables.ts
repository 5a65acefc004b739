import { bigint, nullable, table, text, uuid } from "../platform/db/table.ts";

export const cardTables = {
  cards: table(
    {
      board_id: uuid,
      id: uuid,
      column_id: uuid,
      title: text,
      description: nullable(text),
      rank: bigint,
      created_at: text,
      updated_at: text,
    },
    ["board_id", "id"],
  ),
  card_labels: table({ board_id: uuid, card_id: uuid, label_id: uuid }, ["board_id", "card_id", "label_id"]),
  card_assignees: table({ board_id: uuid, card_id: uuid, user_id: uuid }, ["board_id", "card_id", "user_id"]),
};
