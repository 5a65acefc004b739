import type { MailChoice } from "../../contract/mail.ts";
import type { NotificationKind } from "../../contract/notifications.ts";
import { integer, nullable, oneOf, table, text, uuid } from "../platform/db/table.ts";

export type MailKind = "verify" | "reset" | "invitation" | "notification" | "digest";
export type TokenPurpose = "verify" | "reset";

export const mailTables = {
  mail_queue: table(
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
  account_tokens: table(
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
  mail_preferences: table({ user_id: uuid, kind: oneOf<NotificationKind>(), choice: oneOf<MailChoice>() }, [
    "user_id",
    "kind",
  ]),
  mail_digests: table({ user_id: uuid, due_at: text }, ["user_id"]),
};
