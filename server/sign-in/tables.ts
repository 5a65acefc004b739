import { nullable, sharedTable, text, uuid } from "../platform/db/table.ts";

export const signInTables = {
  sign_in_links: sharedTable({ issuer: text, subject: text, user_id: uuid, created_at: text }, [
    "issuer",
    "subject",
  ]),
  sign_in_sessions: sharedTable(
    {
      session_id: uuid,
      issuer: text,
      subject: text,
      provider_session: nullable(text),
      logout_url: nullable(text),
    },
    ["session_id"],
  ),
  used_sign_ins: sharedTable({ id: uuid, expires_at: text }, ["id"]),
};
