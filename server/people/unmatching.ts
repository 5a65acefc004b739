/** Taking a match back: the placeholder returns to the cards and items that `matching.ts` has recorded. */
import type { PersonMatch } from "../../contract/people.ts";
import { announce, type Decision } from "../platform/core/change/decision.ts";
import { sweep, update, type Write } from "../platform/db/db.ts";
import { asId, eachText, idIn } from "../platform/db/json.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto } from "../platform/db/statements.ts";
import { isAssigned, isOneOf, peopleStates } from "./store.ts";

/** What came back from the trash since the match is looked through only as far as this. */
const MAX_RETURNED = 1000;

/** `restored_contents r` is the record of a match, whose number is `seq`. */
function recordOf(boardId: string, personId: string, seq: Sql): Sql {
  return sql`r.board_id = ${boardId} AND r.seq = ${seq} AND r.id = ${personId}`;
}

type List = "cards" | "items" | "kept";

/** The ids `x.value` in a list of the record. */
const listed = (list: List) => sql`restored_contents r CROSS JOIN ${eachText(sql`r.data`, list, "x")}`;

export function unmatchQueries(boardId: string, personId: string, userId: string) {
  const matchedSeq = sql`(SELECT matched_seq FROM board_people WHERE board_id = ${boardId} AND id = ${personId})`;
  const record = recordOf(boardId, personId, matchedSeq);
  return {
    person: peopleStates(sql`board_id = ${boardId} AND id = ${personId}`),
    recorded: sql<{ places: number }>`SELECT count(*) AS places FROM (
      SELECT x.value FROM ${listed("cards")} WHERE ${record}
      UNION ALL SELECT x.value FROM ${listed("items")} WHERE ${record}) found`,
    lost_card: sql<{ id: string }>`SELECT c.id FROM ${listed("cards")} CROSS JOIN cards c
      WHERE ${record} AND c.board_id = ${boardId} AND c.id = ${asId(sql`x.value`)}
        AND NOT (${isAssigned("card", "c.id", { boardId, userId })})
      LIMIT 1`,
    lost_item: sql<{ id: string; card_id: string }>`SELECT i.id, k.card_id
      FROM ${listed("items")} CROSS JOIN checklist_items i CROSS JOIN checklists k
      WHERE ${record} AND i.board_id = ${boardId} AND i.id = ${asId(sql`x.value`)}
        AND k.board_id = ${boardId} AND k.id = i.checklist_id
        AND NOT (${isAssigned("item", "i.id", { boardId, userId })})
      LIMIT 1`,
    later: laterMatch(boardId, { userId, record, matchedSeq }),
    returned: returnedColumn(boardId, personId, matchedSeq),
  };
}

/** Somebody matched later to the same member, who was on one of the cards or items only because of this match. */
function laterMatch(
  boardId: string,
  { userId, record, matchedSeq }: { userId: string; record: Sql; matchedSeq: Sql },
): Sql<{ id: string }> {
  const within = (list: List) => sql`y.value IN (SELECT x.value FROM ${listed(list)} WHERE ${record})`;
  return sql<{ id: string }>`SELECT board_people.id
    FROM board_people CROSS JOIN restored_contents l CROSS JOIN ${eachText(sql`l.data`, "kept", "y")}
    WHERE board_people.board_id = ${boardId} AND board_people.user_id = ${userId} AND board_people.matched_seq > ${matchedSeq}
      AND l.board_id = ${boardId} AND l.seq = board_people.matched_seq AND l.id = board_people.id
      AND (${within("cards")} OR ${within("items")})
    LIMIT 1`;
}

/**
 * A column that has come back since with the placeholder on its cards, as the trash had them. The history of the board
 * shows the member there, because that is whom the person is matched to. Where too much has come back to look through
 * all of it, the first that was not looked at counts as one.
 */
function returnedColumn(boardId: string, personId: string, matchedSeq: Sql): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT COALESCE(${idIn(sql`looked.data`, "column_id")}, looked.id) AS id FROM (
      SELECT id, data, row_number() OVER (ORDER BY seq, id) AS place FROM restored_contents
      WHERE board_id = ${boardId} AND seq > ${matchedSeq} ORDER BY seq, id LIMIT ${MAX_RETURNED + 1}) looked
    WHERE looked.place > ${MAX_RETURNED} OR looked.data LIKE ${`%"${personId}"%`} ORDER BY looked.place LIMIT 1`;
}

interface Unmatching {
  boardId: string;
  match: PersonMatch;
  /** The number of the match that is taken back, of its event, and of the event that undoes it. */
  matchedSeq: number;
  seq: number;
  undoes: number;
  places: number;
}

export function unmatchChange({
  boardId,
  match,
  matchedSeq,
  seq,
  undoes,
  places,
}: Unmatching): Omit<Decision<unknown>, "result"> {
  const { id, user } = match;
  return {
    writes: [
      update("board_people", { id }, { user_id: null, matched_seq: null }),
      ...bringBack(boardId, { personId: id, userId: user.id, matchedSeq }),
      sweep(
        insertInto(
          "restored_contents",
          sql`(board_id, seq, id, data) SELECT r.board_id, ${seq}, r.id, r.data FROM restored_contents r
            WHERE ${recordOf(boardId, id, sql`${matchedSeq}`)}`,
        ),
      ),
    ],
    events: [announce("board.person_unmatched", match, { mark: "restored", undoes })],
    // The member stays where they were before, beside the placeholder.
    growth: null,
    movedCards: places,
  };
}

/** To those cards and items that are there. */
function bringBack(
  boardId: string,
  { personId, userId, matchedSeq }: { personId: string; userId: string; matchedSeq: number },
): Write[] {
  const record = recordOf(boardId, personId, sql`${matchedSeq}`);
  const ids = (list: List) => sql`SELECT ${asId(sql`x.value`)} FROM ${listed(list)} WHERE ${record}`;
  const assigned = (id: Sql, list: List) => sql`WHERE board_id = ${boardId} AND user_id = ${userId}
    AND ${isOneOf(id, ids(list))} AND ${id} NOT IN (${ids("kept")})`;
  return [
    insertInto(
      "card_placeholders",
      sql`(board_id, card_id, person_id) SELECT c.board_id, c.id, ${personId} FROM cards c
        WHERE c.board_id = ${boardId} AND c.id IN (${ids("cards")})`,
    ),
    insertInto(
      "item_placeholders",
      sql`(board_id, item_id, person_id) SELECT i.board_id, i.id, ${personId} FROM checklist_items i
        WHERE i.board_id = ${boardId} AND i.id IN (${ids("items")})`,
    ),
    deleteFrom("card_assignees", assigned(sql`card_id`, "cards")),
    deleteFrom("item_assignees", assigned(sql`item_id`, "items")),
  ].map(sweep);
}
