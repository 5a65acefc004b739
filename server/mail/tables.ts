import { integer, nullable, oneOf, table, text, uuid } from "../platform/db/table.ts";

export type MailKind = "verify" | "reset" | "invitation";
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
};
