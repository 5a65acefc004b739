/**
 * A match may assign one member to every item of a card, which makes it larger. Only cards that may get too large are read,
 * and usually there are none. Which they are is known when the change is decided, so it is tried again with these cards.
 */
import { matchedOn, type PersonMatch } from "../../contract/people.ts";
import { jsonBytes, MAX_CARD_BYTES } from "../cards/size.ts";
import { buildCards, type CardTree, cardTreeWhere } from "../cards/store.ts";
import type { Rows } from "../platform/db/db.ts";
import { idList, name, type Sql, sql } from "../platform/db/sql.ts";
import { limitReached } from "../platform/util/errors.ts";
import { cardWithId } from "./store.ts";

/** A character as JSON, at most: a control character is written as `\u0001`. */
const ESCAPED_BYTES = 6;
/** An item without its text and its people. */
const ITEM_BYTES = 512;
/** Anything else that is a row, such as a label or a user. */
const ROW_BYTES = 4096;

/** The cards of a board that a decision lacks. */
class Unread extends Error {
  readonly cardIds: readonly string[];

  constructor(cardIds: readonly string[]) {
    super("more cards have to be read");
    this.cardIds = cardIds;
  }
}

/** Calls back with the cards to read, none at first, until they are all that matter. */
export async function withLargeCards<T>(attempt: (cardIds: readonly string[]) => Promise<T>): Promise<T> {
  let cardIds: readonly string[] = [];
  for (;;) {
    try {
      return await attempt(cardIds);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      cardIds = [...cardIds, ...error.cardIds];
    }
  }
}

export type CardRoom = CardTree & { large: Sql<{ id: string }> };

export function cardRoom(boardId: string, personId: string, cardIds: readonly string[]): CardRoom {
  return { large: largeCards(boardId, personId), ...cardTreeWhere(boardId, sql`c.id ${idList(cardIds)}`) };
}

/** The cards with that placeholder that have much on them, by an upper bound of their size. */
function largeCards(boardId: string, personId: string): Sql<{ id: string }> {
  const rowsOn = (table: string) => sql`${ROW_BYTES} * (SELECT count(*) FROM ${name(table)} x
    WHERE x.board_id = ${boardId} AND x.card_id = c.id)`;
  const peopleOf = (table: string) => sql`${ROW_BYTES} * (SELECT count(*) FROM ${name(table)} y
    WHERE y.board_id = ${boardId} AND y.item_id = i.id)`;
  const items = sql`SELECT coalesce(sum(${ITEM_BYTES} + ${ESCAPED_BYTES} * octet_length(i.content)
      + ${peopleOf("item_assignees")} + ${peopleOf("item_placeholders")}), 0)
    FROM checklist_items i WHERE i.board_id = ${boardId} AND i.checklist_id = k.id`;
  const checklists = sql`SELECT coalesce(sum(${ROW_BYTES} + (${items})), 0)
    FROM checklists k WHERE k.board_id = ${boardId} AND k.card_id = c.id`;
  return sql<{
    id: string;
  }>`SELECT c.id FROM (${cardsOf(boardId, personId)}) found CROSS JOIN ${cardWithId("found.card_id", boardId)}
    WHERE ${MAX_CARD_BYTES} < ${ROW_BYTES}
      + ${ESCAPED_BYTES} * (octet_length(c.title) + coalesce(octet_length(c.description), 0))
      + ${rowsOn("card_labels")} + ${rowsOn("card_assignees")} + ${rowsOn("card_placeholders")}
      + ${rowsOn("attachments")} + (${checklists})`;
}

function cardsOf(boardId: string, personId: string): Sql {
  return sql`SELECT x.card_id FROM card_placeholders x WHERE x.board_id = ${boardId} AND x.person_id = ${personId}
    UNION SELECT k.card_id FROM item_placeholders y CROSS JOIN checklist_items i CROSS JOIN checklists k
    WHERE y.board_id = ${boardId} AND y.person_id = ${personId} AND i.board_id = ${boardId} AND i.id = y.item_id
      AND k.board_id = ${boardId} AND k.id = i.checklist_id`;
}

export function refuseTooLarge(rows: Rows<CardRoom>, match: PersonMatch): void {
  const read = new Set(rows.cards.map(({ id }) => id));
  const unread = rows.large.filter(({ id }) => !read.has(id));
  if (unread.length > 0) throw new Unread(unread.map(({ id }) => id));
  for (const card of buildCards(rows)) {
    const bytes = jsonBytes(matchedOn(card, match));
    if (bytes > MAX_CARD_BYTES && bytes > jsonBytes(card))
      throw limitReached(
        `Card #${card.number} would be too large: a card with everything on it may have no more than ${MAX_CARD_BYTES} bytes of JSON.`,
        { what: "card_bytes", most: MAX_CARD_BYTES },
      );
  }
}
