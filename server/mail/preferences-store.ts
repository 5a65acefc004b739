/** What people want mailed. Only what differs from the defaults is stored. */
import type { MailChoice, Preferences } from "../../contract/mail.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "../../contract/notifications.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, type Statement } from "../platform/db/statements.ts";
import type { Row } from "../tables.ts";

/** Now: what is addressed to one person, or would come too late. */
export const DEFAULTS: Preferences = {
  mentioned: "now",
  assigned: "now",
  commented: "digest",
  due_soon: "now",
  overdue: "digest",
  added: "now",
};

export const OFF: Preferences = {
  mentioned: "off",
  assigned: "off",
  commented: "off",
  due_soon: "off",
  overdue: "off",
  added: "off",
};

export type PreferenceRow = Pick<Row<"mail_preferences">, "kind" | "choice">;

export function preferenceRows(userId: string): Sql<PreferenceRow> {
  return sql<PreferenceRow>`SELECT kind, choice FROM mail_preferences WHERE user_id = ${userId}`;
}

export function toPreferences(rows: readonly PreferenceRow[]): Preferences {
  return { ...DEFAULTS, ...Object.fromEntries(rows.map(({ kind, choice }) => [kind, choice])) };
}

/** One statement per kind that is given. */
export function setPreferences(
  userId: string,
  choices: Partial<Preferences>,
): Statement<"mail_preferences">[] {
  return NOTIFICATION_KINDS.flatMap((kind) => {
    const choice = choices[kind];
    return choice === undefined ? [] : [setPreference(userId, kind, choice)];
  });
}

function setPreference(
  userId: string,
  kind: NotificationKind,
  choice: MailChoice,
): Statement<"mail_preferences"> {
  if (choice === DEFAULTS[kind])
    return deleteFrom("mail_preferences", sql`WHERE user_id = ${userId} AND kind = ${kind}`);
  return insertInto(
    "mail_preferences",
    sql`(user_id, kind, choice) SELECT u.id, ${kind}, ${choice} FROM users u WHERE u.id = ${userId}
      ON CONFLICT (user_id, kind) DO UPDATE SET choice = excluded.choice`,
  );
}
