/** A match may assign one member to every item of a card, which makes it larger. Only cards that may get too large are read. */
import { matchedOn, type PersonMatch } from "../../contract/people.ts";
import { jsonBytes, MAX_CARD_BYTES } from "../cards/size.ts";
import { buildCards, type CardTree, cardTreeWhere } from "../cards/store.ts";
import type { Rows } from "../platform/db/db.ts";
import { name, type Sql, sql } from "../platform/db/sql.ts";
import { limitReached } from "../platform/util/errors.ts";

/** A character as JSON, at most: a control character is written as `\u0001`. */
const ESCAPED_BYTES = 6;
/** Anything that is a row, such as an item, a label or a user, without the texts that are counted. */
const ROW_BYTES = 4096;

/** The cards with that placeholder that have much on them. */
export function largeCards(boardId: string, personId: string): CardTree {
  const items = sql`checklists k CROSS JOIN checklist_items i`;
  const ofCard = sql`k.board_id = ${boardId} AND k.card_id = c.id AND i.board_id = ${boardId} AND i.checklist_id = k.id`;
  const onCard = (table: string) =>
    sql`(SELECT count(*) FROM ${name(table)} x WHERE x.board_id = ${boardId} AND x.card_id = c.id)`;
  const onItems = (table: string) => sql`(SELECT count(*) FROM ${items} CROSS JOIN ${name(table)} y
    WHERE ${ofCard} AND y.board_id = ${boardId} AND y.item_id = i.id)`;
  const characters = sql`octet_length(c.title) + coalesce(octet_length(c.description), 0)
    + (SELECT coalesce(sum(octet_length(i.content)), 0) FROM ${items} WHERE ${ofCard})`;
  const rows = sql`1 + ${onCard("card_labels")} + ${onCard("card_assignees")} + ${onCard("card_placeholders")}
    + ${onCard("attachments")} + ${onCard("checklists")} + (SELECT count(*) FROM ${items} WHERE ${ofCard})
    + ${onItems("item_assignees")} + ${onItems("item_placeholders")}`;
  return cardTreeWhere(
    boardId,
    sql`c.id IN (${cardsOf(boardId, personId)})
      AND ${ESCAPED_BYTES} * (${characters}) + ${ROW_BYTES} * (${rows}) > ${MAX_CARD_BYTES}`,
  );
}

function cardsOf(boardId: string, personId: string): Sql {
  return sql`SELECT x.card_id FROM card_placeholders x WHERE x.board_id = ${boardId} AND x.person_id = ${personId}
    UNION SELECT k.card_id FROM item_placeholders y CROSS JOIN checklist_items i CROSS JOIN checklists k
    WHERE y.board_id = ${boardId} AND y.person_id = ${personId} AND i.board_id = ${boardId} AND i.id = y.item_id
      AND k.board_id = ${boardId} AND k.id = i.checklist_id`;
}

export function refuseTooLarge(rows: Rows<CardTree>, match: PersonMatch): void {
  for (const card of buildCards(rows)) {
    const bytes = jsonBytes(matchedOn(card, match));
    if (bytes > MAX_CARD_BYTES && bytes > jsonBytes(card))
      throw limitReached(
        `Card #${card.number} would be too large: a card with everything on it may have no more than ${MAX_CARD_BYTES} bytes of JSON.`,
        { what: "card_bytes", most: MAX_CARD_BYTES },
      );
  }
}
