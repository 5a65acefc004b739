import { boolean, integer, nullable, sharedTable, text, uuid } from "../platform/db/table.ts";

export const userTables = {
  users: sharedTable(
    {
      id: uuid,
      email: text,
      username: text,
      username_lower: text,
      username_key: text,
      hashed_password: nullable(text),
      firstname: nullable(text),
      lastname: nullable(text),
      is_active: boolean,
      is_verified: boolean,
      is_superuser: boolean,
      token_generation: integer,
      kept_session: nullable(uuid),
      created_at: text,
    },
    ["id"],
  ),
  sessions: sharedTable(
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
  ended_sessions: sharedTable({ id: uuid, expires_at: text }, ["id"]),
};
