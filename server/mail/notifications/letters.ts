/** What mails about notifications say. Only what the reader may see, has not read and still wants to be mailed. */
import type { Notification, NotificationKind } from "../../../contract/notifications.ts";
import { notificationRows, toNotification } from "../../notifications/store.ts";
import { type Sql, sql } from "../../platform/db/sql.ts";
import { userRow } from "../../users/store.ts";
import { linkTo, type MailContext } from "../context.ts";
import { type Letter, onOneLine } from "../letter.ts";
import type { QueuedMail } from "../queue-store.ts";
import { choiceOf } from "./store.ts";

const MOST_SHOWN = 30;
const QUOTED_CHARACTERS = 600;

/** After the name of who did it, or alone where nobody did. */
const WORDS: Record<NotificationKind, { by: string; alone: string }> = {
  mentioned: { by: "mentioned you in", alone: "You were mentioned in" },
  assigned: { by: "assigned you to", alone: "A rule assigned you to" },
  commented: { by: "commented on", alone: "New comment on" },
  due_soon: { by: "says this is due soon:", alone: "Due soon:" },
  overdue: { by: "says this is overdue:", alone: "Overdue:" },
  added: { by: "added you to", alone: "You were added to" },
};

interface Told extends Notification {
  quote: string | null;
}

export async function notificationLetter(context: MailContext, mail: QueuedMail): Promise<Letter | null> {
  const told = await toldBy(context, mail);
  const [first] = told;
  if (!first) return null;
  const { card, board } = first;
  const isOne = told.length === 1;
  const about = card ? nameOfCard(card) : board.title;
  return {
    subject: isOne ? sentenceOf(first) : `${about}: ${countOf(told)}`,
    lines: [
      ...shown(told).map((each) => withQuote(each, `${sentenceOf(each)}.`)),
      ...more(told),
      ...(card ? [`Board: ${onOneLine(board.title)}`] : []),
    ],
    action: { label: card ? "Open the card" : "Open the board", url: urlOf(context, first) },
    ...whyAndHowToStop(context, mail, "You get this email because of your notification settings."),
  };
}

export async function digestLetter(context: MailContext, mail: QueuedMail): Promise<Letter | null> {
  const told = await toldBy(context, mail);
  if (told.length === 0) return null;
  return {
    subject: `Your daily digest: ${countOf(told)}`,
    lines: ["Here is what you have not read yet."],
    items: shown(told).map((each) => ({
      text: withQuote(
        each,
        each.card ? `${sentenceOf(each)} (${onOneLine(each.board.title)})` : sentenceOf(each),
      ),
      url: urlOf(context, each),
    })),
    closing: more(told),
    ...whyAndHowToStop(context, mail, "You get this digest once a day when there is something new."),
  };
}

/** One more than can be shown at most. */
async function toldBy({ db }: MailContext, { id, recipient, subject_id }: QueuedMail): Promise<Told[]> {
  if (subject_id === null) return [];
  const isOfMail = sql`n.user_id = ${subject_id} AND n.mail = ${id}`;
  const isWanted = sql`${isOfMail} AND n.read_at IS NULL AND ${choiceOf(sql`n`)} <> 'off'`;
  const rows = await db.read({
    user: userRow(subject_id),
    notifications: notificationRows(isWanted, MOST_SHOWN + 1, { oldestFirst: true }),
    quotes: quotesOf(isOfMail),
  });
  const [user] = rows.user;
  if (!user?.is_active || !user.is_verified || user.email !== recipient) return [];
  const quotes = new Map(rows.quotes.map((quote) => [quote.id, quote.body]));
  return rows.notifications.map((row) => ({
    ...toNotification(row),
    quote: quotes.get(row.comment_id ?? "") ?? null,
  }));
}

function quotesOf(isOfMail: Sql): Sql<{ id: string; body: string }> {
  return sql<{ id: string; body: string }>`SELECT k.id, substr(k.body, 1, ${QUOTED_CHARACTERS} + 1) AS body
    FROM notifications n JOIN comments k ON k.board_id = n.board_id AND k.id = n.comment_id
    WHERE ${isOfMail} ORDER BY n.id LIMIT ${MOST_SHOWN} + 0`;
}

function shown(told: readonly Told[]): readonly Told[] {
  return told.slice(0, MOST_SHOWN);
}

function more(told: readonly Told[]): string[] {
  return told.length > MOST_SHOWN ? ["There is more in your inbox."] : [];
}

function countOf({ length }: readonly Told[]): string {
  if (length > MOST_SHOWN) return `more than ${MOST_SHOWN} notifications`;
  return length === 1 ? "1 notification" : `${length} notifications`;
}

function sentenceOf({ kind, actor, card, board }: Notification): string {
  const { by, alone } = WORDS[kind];
  const about = card ? nameOfCard(card) : kind === "assigned" ? `cards on ${board.title}` : board.title;
  return onOneLine(actor ? `${actor.username} ${by} ${about}` : `${alone} ${about}`);
}

function nameOfCard({ number, title }: { number: number; title: string }): string {
  return `#${number} ${title}`;
}

function withQuote({ quote }: Told, sentence: string): string {
  if (!quote) return sentence;
  const text =
    quote.length > QUOTED_CHARACTERS ? `${quote.slice(0, QUOTED_CHARACTERS).toWellFormed()}…` : quote;
  return `${sentence}\n${text.replace(/^/gm, "> ")}`;
}

function urlOf(context: MailContext, { board, card }: Notification): string {
  return linkTo(context, card ? `b/${board.id}/${card.id}` : `b/${board.id}`);
}

/** One click ends these mails, without a login (RFC 8058). */
function whyAndHowToStop(
  context: MailContext,
  { subject_id }: QueuedMail,
  why: string,
): Pick<Letter, "footer" | "headers"> {
  const stop = linkTo(context, `unsubscribe/${context.signedIds.sign("unsubscribe", subject_id ?? "")}`);
  return {
    footer: `${why}\nSettings: ${linkTo(context, "settings")}\nStop these emails: ${stop}`,
    headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}
