import { boolean, integer, nullable, table, text, uuid } from "../platform/db/table.ts";

export const userTables = {
  users: table(
    {
      id: uuid,
      email: text,
      username: text,
      username_lower: text,
      username_key: nullable(text),
      hashed_password: text,
      firstname: nullable(text),
      lastname: nullable(text),
      is_active: boolean,
      is_verified: boolean,
      is_superuser: boolean,
      token_generation: integer,
      kept_token: nullable(text),
      created_at: text,
    },
    ["id"],
  ),
  sessions: table(
    {
      id: uuid,
      user_id: uuid,
      created_at: text,
      last_used_at: text,
      expires_at: text,
      address: text,
      user_agent: text,
    },
    ["id"],
  ),
  revoked_tokens: table({ token_id: text, expires_at: text }, ["token_id"]),
};
