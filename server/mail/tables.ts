import type { MailChoice } from "../../contract/mail.ts";
import type { NotificationKind } from "../../contract/notifications.ts";
import { integer, nullable, oneOf, sharedTable, text, uuid } from "../platform/db/table.ts";

export type MailKind = "verify" | "reset" | "invitation" | "notification" | "digest";
export type TokenPurpose = "verify" | "reset";

export const mailTables = {
  mail_queue: sharedTable(
    {
      id: uuid,
      kind: oneOf<MailKind>(),
      recipient: text,
      board_id: nullable(uuid),
      subject_id: nullable(uuid),
      sent_by: nullable(uuid),
      created_at: text,
      due_at: nullable(text),
      attempts: integer,
      outcome: nullable(text),
    },
    ["id"],
  ),
  account_tokens: sharedTable(
    {
      hash: text,
      user_id: uuid,
      purpose: oneOf<TokenPurpose>(),
      email: text,
      password_mark: text,
      expires_at: text,
    },
    ["hash"],
  ),
  mail_preferences: sharedTable(
    { user_id: uuid, kind: oneOf<NotificationKind>(), choice: oneOf<MailChoice>() },
    ["user_id", "kind"],
  ),
  mail_digests: sharedTable({ user_id: uuid, due_at: text }, ["user_id"]),
};
