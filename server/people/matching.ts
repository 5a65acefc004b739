/**
 * Matching somebody of an imported board to a member, and taking that back. One event stands for every card and item, so
 * where the placeholder was is recorded under the number of the event, in `restored_contents`.
 */
import type { PersonMatch, Placeholder } from "../../contract/people.ts";
import type { User } from "../../contract/users.ts";
import { memberRows } from "../boards/members.ts";
import { announce, type Decision } from "../platform/core/change/decision.ts";
import { type Rows, sweep, update, type Write } from "../platform/db/db.ts";
import { jsonId, jsonList } from "../platform/db/json.ts";
import { name, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto } from "../platform/db/statements.ts";
import { one } from "../platform/util/present.ts";
import { cardRoom, refuseTooLarge } from "./card-room.ts";
import { cardWithId, isAssigned, personRow } from "./store.ts";

/** A place in the record: an id in quotes, and a comma. */
const PLACE_BYTES = 39;

interface ToMatch {
  boardId: string;
  personId: string;
  userId: string;
  /** The cards to read, see `withLargeCards`. */
  cardIds: readonly string[];
}

export function matchQueries({ boardId, personId, userId, cardIds }: ToMatch) {
  return {
    person: personRow(boardId, personId),
    member: memberRows(sql`m.board_id = ${boardId} AND m.user_id = ${userId}`),
    places: placesOf(boardId, personId),
    ...cardRoom(boardId, personId, cardIds),
  };
}

interface Matching {
  boardId: string;
  match: PersonMatch;
  /** The number of the event. */
  seq: number;
  undoes?: number;
}

export function matchChange(
  rows: Rows<ReturnType<typeof matchQueries>>,
  { boardId, match, seq, undoes }: Matching,
): Omit<Decision<unknown>, "result"> {
  refuseTooLarge(rows, match);
  const { places } = one(rows.places);
  const { id, name, user } = match;
  return {
    writes: [
      recordPlaces(boardId, { personId: id, userId: user.id, seq }),
      update("board_people", { id }, { user_id: user.id, matched_seq: seq }),
      ...assignMatched(boardId, id, user.id),
    ],
    events: [announce("board.person_matched", match, { undoes })],
    growth: growthOfMatch({ id, name }, user, places),
    recordedBytes: places * PLACE_BYTES,
    movedCards: places,
  };
}

/** On how many cards and items they are. */
function placesOf(boardId: string, personId: string): Sql<{ places: number }> {
  const count = (table: string) => sql`(SELECT count(*) FROM ${name(table)}
    WHERE board_id = ${boardId} AND person_id = ${personId})`;
  return sql<{
    places: number;
  }>`SELECT ${count("card_placeholders")} + ${count("item_placeholders")} AS places`;
}

/** By how many bytes a board grows when so many placeholders become that user. */
function growthOfMatch(placeholder: Placeholder, user: User, places: number): number {
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  return Math.max(0, bytes(user) - bytes(placeholder)) * places;
}

/** What is recorded: the cards and items of the placeholder, and those of them that the member was on already. */
export interface MatchedPlaces {
  cards: string[];
  items: string[];
  kept: string[];
}

function recordPlaces(
  boardId: string,
  { personId, userId, seq }: { personId: string; userId: string; seq: number },
): Write {
  const places = (table: string, id: Sql) =>
    jsonList(
      jsonId(id),
      id,
      sql`${name(table)} x WHERE x.board_id = ${boardId} AND x.person_id = ${personId}`,
    );
  const kept = sql`(SELECT x.card_id AS id FROM card_placeholders x
      WHERE x.board_id = ${boardId} AND x.person_id = ${personId}
        AND ${isAssigned("card", "x.card_id", { boardId, userId })}
    UNION ALL SELECT x.item_id FROM item_placeholders x
      WHERE x.board_id = ${boardId} AND x.person_id = ${personId}
        AND ${isAssigned("item", "x.item_id", { boardId, userId })}) kept`;
  return sweep(
    insertInto(
      "restored_contents",
      sql`(board_id, seq, id, data) SELECT p.board_id, ${seq}, p.id,
          '{"cards":' || ${places("card_placeholders", sql`x.card_id`)}
          || ',"items":' || ${places("item_placeholders", sql`x.item_id`)}
          || ',"kept":' || ${jsonList(jsonId(sql`kept.id`), sql`kept.id`, kept)} || '}'
        FROM board_people p WHERE p.board_id = ${boardId} AND p.id = ${personId}`,
    ),
  );
}

/** In place of the placeholder, the user is assigned to every card and item; to some they may be assigned already. */
function assignMatched(boardId: string, personId: string, userId: string): Write[] {
  const theirs = sql`x.board_id = ${boardId} AND x.person_id = ${personId}`;
  return [
    insertInto(
      "card_assignees",
      sql`(board_id, card_id, user_id, due_at, is_complete)
        SELECT x.board_id, x.card_id, ${userId}, c.due_at, c.is_complete
        FROM card_placeholders x CROSS JOIN ${cardWithId("x.card_id", boardId)}
        WHERE ${theirs}
          AND NOT (${isAssigned("card", "x.card_id", { boardId, userId })})`,
    ),
    insertInto(
      "item_assignees",
      sql`(board_id, item_id, user_id) SELECT x.board_id, x.item_id, ${userId}
        FROM item_placeholders x
        WHERE ${theirs} AND NOT (${isAssigned("item", "x.item_id", { boardId, userId })})`,
    ),
    deleteFrom("card_placeholders", sql`WHERE board_id = ${boardId} AND person_id = ${personId}`),
    deleteFrom("item_placeholders", sql`WHERE board_id = ${boardId} AND person_id = ${personId}`),
  ].map(sweep);
}
