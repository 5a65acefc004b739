import { boardTable, nullable, text, uuid } from "../platform/db/table.ts";

export const shareTables = {
  shares: boardTable(
    {
      board_id: uuid,
      id: uuid,
      nonce: text,
      token_hash: text,
      created_by: uuid,
      created_at: text,
      expires_at: nullable(text),
    },
    ["board_id", "id"],
  ),
};
