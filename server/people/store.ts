/** The people of an imported board, and the placeholders that stand for them on cards and items. */
import type { Placeholder } from "../../contract/people.ts";
import type { User } from "../../contract/users.ts";
import { either, name, type Sql, sql } from "../platform/db/sql.ts";
import { none } from "../platform/util/shared-parts.ts";
import type { NewRow, Row } from "../tables.ts";
import { byId } from "../users/public-user.ts";

export interface Assigned {
  assignees: User[];
  placeholders: Placeholder[];
}

/**
 * Somebody on a card or an item: a member, or a placeholder with its name. Both are read by one statement, so that
 * placeholders cost nothing where there are none.
 */
export type Placed<Member> = (Member & { placeholder: null }) | { id: string; placeholder: string };

/** Of `board_people p`, in place of a user's public columns. */
export const noMember = sql`p.id, NULL, NULL, NULL, NULL, NULL, NULL, NULL`;

const NOBODY: Assigned = { assignees: none(), placeholders: none() };

export function peopleOn<Member>(
  rows: readonly Placed<Member>[] | undefined,
  toUser: (member: Member) => User,
): Assigned {
  if (!rows) return NOBODY;
  const on: Assigned = { assignees: [], placeholders: [] };
  for (const row of rows) {
    if (row.placeholder === null) on.assignees.push(toUser(row));
    else on.placeholders.push({ id: row.id, name: row.placeholder });
  }
  if (rows.length > 1) {
    on.assignees.sort(byId);
    on.placeholders.sort(byId);
  }
  return on;
}

export function toPlaceholder({ id, name }: Placeholder): Placeholder {
  return { id, name };
}

export type PersonState = Pick<Row<"board_people">, "id" | "name" | "user_id" | "matched_seq">;

/** With the members they have been matched to. */
export function peopleStates(which: Sql): Sql<PersonState> {
  return sql<PersonState>`SELECT id, name, user_id, matched_seq FROM board_people WHERE ${which}`;
}

export type NewPerson = NewRow<"board_people">;

/** Those who still have to be matched. */
export function unmatchedPeople(boardId: string): Sql<NewPerson> {
  return sql<NewPerson>`SELECT board_id, id, name, username, email, user_id, matched_seq FROM board_people
    WHERE board_id = ${boardId} AND user_id IS NULL`;
}

export type Named = Pick<Row<"board_people">, "id" | "name" | "username" | "email" | "user_id">;

const NAMED = sql`id, name, username, email, user_id`;

export function personRow(boardId: string, personId: string): Sql<Named> {
  return sql<Named>`SELECT ${NAMED} FROM board_people WHERE board_id = ${boardId} AND id = ${personId}`;
}

/** In the order of their ids. */
export function peoplePage(
  boardId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Sql<Named> {
  const later = after === undefined ? sql`` : sql`AND id > ${after}`;
  return sql<Named>`SELECT ${NAMED} FROM board_people WHERE board_id = ${boardId} ${later}
    ORDER BY id LIMIT ${limit} + 0`;
}

/** By id, as they were after event `seq`, or as they are. */
export function knownPeople(
  rows: readonly PersonState[],
  seq = Number.MAX_SAFE_INTEGER,
): ReadonlyMap<string, PersonState> {
  return new Map(
    rows.map((row) => [
      row.id,
      row.matched_seq !== null && row.matched_seq <= seq ? row : { ...row, user_id: null },
    ]),
  );
}

/**
 * Whether a user is assigned to the card or item whose id is in that column. On PostgreSQL, all that they are assigned to is
 * read once: it may look for each id in the whole table if that was small before the statement, even if the statement itself
 * adds thousands of rows to it. IS TRUE, here and below: otherwise it may make a join of it that reads all for every id.
 */
export function isAssigned(
  what: "card" | "item",
  column: string,
  { boardId, userId }: { boardId: string; userId: string },
): Sql {
  const id = `${what}_id`;
  return sql`(${either("EXISTS", `${column} IN`)} (SELECT a.${name(id)} FROM ${name(`${what}_assignees`)} a
    WHERE a.board_id = ${boardId} AND a.user_id = ${userId}${either(` AND a.${id} = ${column}`, "")})) IS TRUE`;
}

export function isOneOf(id: Sql, list: Sql): Sql {
  return sql`${either("", "(")}${id} IN (${list})${either("", ") IS TRUE")}`;
}

/**
 * The card `c` whose id is in that column, to join with. PostgreSQL may otherwise read all cards of the board for every
 * row, if its statistics are from before there were many; LIMIT makes it look for the one.
 */
export function cardWithId(column: string, boardId: string): Sql {
  const start = either("cards c ON c.", "LATERAL (SELECT * FROM cards WHERE ");
  return sql`${start}board_id = ${boardId} AND ${either(`c.id = ${column}`, `id = ${column} LIMIT 1) c`)}`;
}

/** The member somebody has been matched to, for queries that are sent with it. */
export function matchedTo(boardId: string, personId: string): Sql {
  return sql`(SELECT user_id FROM board_people WHERE board_id = ${boardId} AND id = ${personId})`;
}

/**
 * The assignees and placeholders of something that comes back: whoever has been matched meanwhile is assigned as that
 * member, or is `left_out` if the member has gone.
 */
export function withMatches(
  assignees: readonly User[],
  placeholders: readonly { id: string }[],
  { people, users }: { people: ReadonlyMap<string, PersonState>; users: ReadonlyMap<string, User> },
): Assigned & { left_out: string[] } {
  const all = new Map(assignees.map((user) => [user.id, user]));
  const unmatched: Placeholder[] = [];
  const left_out: string[] = [];
  for (const person of placeholders.flatMap(({ id }) => people.get(id) ?? [])) {
    const user = person.user_id === null ? undefined : users.get(person.user_id);
    if (person.user_id === null) unmatched.push(toPlaceholder(person));
    else if (user) all.set(user.id, user);
    else left_out.push(person.user_id);
  }
  return { assignees: [...all.values()].sort(byId), placeholders: unmatched, left_out };
}
