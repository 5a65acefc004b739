/**
 * Who is notified of what, written in the commit of the change that causes it: none is lost, none is written twice.
 *
 * Nobody is notified of what they did themselves, be it through a rule. An undo or redo notifies nobody: it only restores
 * what those concerned were told about when it was first done. Recipients that only the database knows are found there,
 * in the same statement: nothing more is loaded for it.
 */
import type { Comment } from "../../contract/comments.ts";
import type { NotificationKind } from "../../contract/notifications.ts";
import type { PersonMatch } from "../../contract/people.ts";
import type { User } from "../../contract/users.ts";
import type { Config } from "../config.ts";
import type { DerivedWrites, Moment, NumberedAnnouncement } from "../platform/core/change/decision.ts";
import { insert, notifyingSweep, sweep, type Write } from "../platform/db/db.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto } from "../platform/db/statements.ts";
import type { NewRow } from "../tables.ts";
import { initialMail } from "./mail-state.ts";
import { mentionedIn } from "./mentioned.ts";
import { concernedBy } from "./store.ts";

/** Where mail is configured, each waits to be sent by mail as well. */
export function createNotifications(config: Pick<Config, "SMTP_URL">): DerivedWrites {
  const mail = initialMail(config);
  return (events, moment) =>
    events.flatMap((event) => (isRepetition(event) ? [] : notificationsOfEvent({ event, moment, mail })));
}

function isRepetition({ undoes, mark }: NumberedAnnouncement): boolean {
  return undoes !== undefined || mark === "restored";
}

function notificationsOfEvent(notice: Cause): Write[] {
  const { event } = notice;
  const { type, data } = event;
  switch (type) {
    case "card.assigned": {
      const given = { ...notice, cardId: data.id };
      const users = newAssignees(data.assignees, event.previous?.assignees);
      // Who sets off a rule by which they are assigned is not told; nor is what they were told before taken away.
      const told = users.filter(({ id }) => id !== notice.moment.caller?.id);
      return told.length > 0 ? [...assigned(given, told), replaceEarlier(given, told)] : [];
    }
    case "card.created": {
      // Only a copy has assignees from the start. Nobody gets two notifications of one event.
      const given = { ...notice, cardId: data.id };
      const others = { except: data.assignees.map(({ id }) => id) };
      return [...assigned(given, data.assignees), ...mentioned(given, { text: data.description }, others)];
    }
    case "card.updated":
      if (event.previous?.description === undefined) return [];
      return mentioned(
        { ...notice, cardId: data.id },
        { text: data.description, before: event.previous.description },
      );
    case "comment.created":
      return [
        ...mentioned(noticeOf(notice, data), { text: data.body }),
        ...commented(noticeOf(notice, data), data),
      ];
    case "comment.updated":
      return mentioned(noticeOf(notice, data), { text: data.body, before: event.previous?.body });
    case "board.member_added":
      return notify({ ...notice, cardId: null }, "added", data.user_id);
    case "board.person_matched":
      return [matched(notice, data)];
    default:
      return [];
  }
}

interface Cause {
  event: NumberedAnnouncement;
  moment: Moment;
  mail: string | null;
}

/** What all notifications of one event have in common. */
interface Notice extends Cause {
  cardId: string | null;
  commentId?: string;
}

function noticeOf(notice: Cause, { id, card_id }: Comment): Notice {
  return { ...notice, cardId: card_id, commentId: id };
}

/** Without former values the event has changed nothing. */
function newAssignees(after: readonly User[], before: readonly User[] | undefined): User[] {
  return before ? after.filter(({ id }) => !before.some((user) => user.id === id)) : [];
}

function assigned(notice: Notice, users: readonly User[]): Write[] {
  return users.flatMap(({ id }) => notify(notice, "assigned", id));
}

/** Whoever is taken off a card and put on it again and again has one unread notification of it, not many. */
function replaceEarlier(notice: Notice, users: readonly User[]): Write {
  const { board_id, id, card_id, actor_id } = rowOf(notice, "assigned");
  // As the partial index says it.
  const isUnread = sql`kind = 'assigned' AND read_at IS NULL`;
  return sweep(
    deleteFrom(
      "notifications",
      sql`WHERE board_id = ${board_id} AND card_id = ${card_id} AND user_id ${idList(users.map((user) => user.id))}
        AND ${isUnread} AND actor_id IS NOT DISTINCT FROM ${actor_id} AND id <> ${id}`,
    ),
  );
}

/**
 * One notification without a card stands for all cards of the placeholder, of which an imported board may have
 * thousands; there is none if it was on none. Whether a statement of the commit sees its other writes depends on the
 * database: either the placeholder is still on its cards, or they have been recorded.
 */
function matched(notice: Cause, { id, user }: PersonMatch): Write {
  const { board } = notice.moment;
  const people = sql`(SELECT m.user_id AS id FROM board_members m
    WHERE m.board_id = ${board.id} AND m.user_id = ${user.id}) people`;
  const wasOnCard = sql`AND (EXISTS (
      SELECT 1 FROM card_placeholders x WHERE x.board_id = ${board.id} AND x.person_id = ${id})
    OR EXISTS (SELECT 1 FROM restored_contents r WHERE r.board_id = ${board.id} AND r.seq = ${notice.event.seq}
      AND r.id = ${id} AND r.data NOT LIKE '{"cards":[]%'))`;
  return notifyAll({ ...notice, cardId: null }, "assigned", { people, most: 1 }, wasOnCard);
}

/** Those whom the text mentions and its former version did not. */
function mentioned(
  notice: Notice,
  { text, before }: { text: string | null; before?: string | null },
  { except = [] }: { except?: readonly string[] } = {},
): Write[] {
  const boardId = notice.moment.board.id;
  const found = mentionedIn(text, boardId);
  if (!found) return [];
  const people = sql`(${found.people}) people`;
  const earlier = mentionedIn(before, boardId);
  const isNew = earlier ? sql`AND people.id NOT IN (${earlier.people})` : sql``;
  const isOther = except.length > 0 ? sql`AND NOT people.id ${idList(except)}` : sql``;
  return [notifyAll(notice, "mentioned", { ...found, people }, sql`${isNew} ${isOther}`)];
}

/** Assignees and watchers of the card; those who are mentioned have been told. */
function commented(notice: Notice, { card_id, body }: Comment): Write[] {
  const { board } = notice.moment;
  const people = sql`(${concernedBy(board.id, card_id)}) people`;
  const told = mentionedIn(body, board.id);
  const isOther = told ? sql`AND people.id NOT IN (${told.people})` : sql``;
  return [notifyAll(notice, "commented", { people, most: notice.event.concerned ?? 0 }, isOther)];
}

function notify(notice: Notice, kind: NotificationKind, userId: string): Write[] {
  if (userId === notice.moment.caller?.id) return [];
  return [insert("notifications", { ...rowOf(notice, kind), user_id: userId })];
}

/** `people` is a table expression `people` with their ids, which has `most` rows; `which` is one more condition on it. */
function notifyAll(
  notice: Notice,
  kind: NotificationKind,
  { people, most }: { people: Sql; most: number },
  which: Sql,
): Write {
  const { board_id, id, card_id, comment_id, actor_id, created_at, mail } = rowOf(notice, kind);
  const { caller } = notice.moment;
  const isOther = caller ? sql`people.id <> ${caller.id}` : sql`people.id IS NOT NULL`;
  return notifyingSweep(
    insertInto(
      "notifications",
      sql`(board_id, id, user_id, kind, card_id, comment_id, actor_id, created_at, mail)
        SELECT ${board_id}, ${id}, people.id, ${kind}, ${card_id}, ${comment_id}, ${actor_id}, ${created_at}, ${mail}
        FROM ${people} WHERE ${isOther} ${which}`,
    ),
    most,
  );
}

function rowOf(
  { event, moment, mail, cardId, commentId }: Notice,
  kind: NotificationKind,
): Omit<NewRow<"notifications">, "user_id"> {
  return {
    board_id: moment.board.id,
    id: event.id,
    kind,
    card_id: cardId,
    comment_id: commentId ?? null,
    actor_id: event.bySystem ? null : (moment.caller?.id ?? null),
    created_at: moment.now,
    read_at: null,
    mail,
  };
}
