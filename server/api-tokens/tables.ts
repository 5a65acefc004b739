import { nullable, sharedTable, text, uuid } from "../platform/db/table.ts";

export const apiTokenTables = {
  api_tokens: sharedTable(
    {
      id: uuid,
      user_id: uuid,
      hash: text,
      last_four: text,
      name: text,
      scopes: text,
      board_ids: nullable(text),
      created_at: text,
      last_used_at: nullable(text),
      expires_at: nullable(text),
    },
    ["id"],
  ),
};
