/**
 * Writes that move something of a board to the trash, with all it holds. A statement for each table, whatever the number
 * of rows: the database itself turns them into JSON. Each belongs into one commit with the event of the removal.
 */
import type { Card } from "../../contract/cards.ts";
import { disableRulesOf } from "../automations/disable.ts";
import { cardAsRemoved } from "../cards/removed-card.ts";
import type { Noticed } from "../cards/store.ts";
import type { DecisionContext } from "../platform/core/change/decision.ts";
import { remove, sweep, type Write } from "../platform/db/db.ts";
import { jsonId, jsonList, jsonText } from "../platform/db/json.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, updateOf } from "../platform/db/statements.ts";

export interface Removal {
  boardId: string;
  id: string;
  kind: "deleted" | "archived";
  /** Null if a rule has done it by the clock. */
  by: string | null;
  at: string;
  /** The number of its event. */
  seq: number;
}

/** Of something removed by the first event of a decision. */
export function removalOf(
  id: string,
  { board, caller, now }: DecisionContext,
  kind: Removal["kind"] = "deleted",
): Removal {
  return { boardId: board.id, id, kind, by: caller.id, at: now, seq: board.seq + 1 };
}

/** How the event of a removal says which kind it is. */
export function markOf(kind: Removal["kind"]): { mark?: "archived" } {
  return kind === "archived" ? { mark: kind } : {};
}

export function cardToTrash(removal: Removal): Write[] {
  return cardsToTrash(removal.boardId, [removal]);
}

/** Each with an event of its own, and with the number of cards before it, if that is known. */
export function cardsToTrash(
  boardId: string,
  removals: readonly (Removal & { position?: number })[],
): Write[] {
  const ids = idList(removals.map(({ id }) => id));
  return [
    ...removals.map((removal) =>
      moveCards(removal, {
        removedWith: null,
        position: removal.position === undefined ? countBefore(boardId) : sql`${removal.position}`,
        which: sql`c.board_id = ${boardId} AND c.id = ${removal.id}`,
      }),
    ),
    keepFiles(boardId, sql`card_id ${ids}`),
    sweep(deleteFrom("cards", sql`WHERE board_id = ${boardId} AND id ${ids}`)),
  ];
}

/**
 * A card that the same commit changes and removes. Whether a statement sees the other writes of its commit depends on the
 * database, so the card comes from the decision and none of its changes is written before. Without a position its place
 * has not changed; without `noticed` neither have these.
 */
export function changedCardToTrash(
  { boardId, id, kind, by, at, seq, position }: Removal & { position?: number },
  card: Card,
  noticed?: Noticed,
): Write[] {
  const data = sql`'{' || ${besideCard(noticed)} || ',' || ${given(JSON.stringify(cardAsRemoved(card)).slice("{".length))}`;
  return [
    sweep(
      insertInto(
        "trash",
        sql`(board_id, id, type, kind, title, number, parent_id, rank, position, data, removed_at, removed_by, seq)
          SELECT c.board_id, c.id, 'card', ${kind}, ${card.title}, c.number, ${card.column_id}, ${card.rank},
            ${position === undefined ? countBefore(boardId) : sql`${position}`}, ${data}, ${at}, ${by}, ${seq}
          FROM cards c WHERE c.board_id = ${boardId} AND c.id = ${id}`,
      ),
    ),
    keepFiles(boardId, sql`card_id = ${id}`),
    remove("cards", { id }),
  ];
}

function given(text: string | null): Sql {
  return sql`CAST(${text} AS TEXT)`;
}

/** Of `cards c`: how many cards of its column are before it. */
function countBefore(boardId: string): Sql {
  return sql`(SELECT count(*) FROM cards s
    WHERE s.board_id = ${boardId} AND s.column_id = c.column_id AND s.rank < c.rank)`;
}

/** About what an item of a checklist, and a label or a person on a card, take in the trash beside their texts. */
const ITEM_BYTES = 200;
const ID_BYTES = 40;

/** How many cards go to the trash with a column, and about how many bytes what is on them takes there. */
export function cardsToMove(boardId: string, columnId: string): Sql<{ count: number; bytes: number }> {
  const items = sql`SELECT sum(${ITEM_BYTES} + octet_length(i.content)) FROM checklists k CROSS JOIN checklist_items i
    WHERE k.board_id = ${boardId} AND k.card_id = c.id AND i.board_id = ${boardId} AND i.checklist_id = k.id`;
  const labels = sql`SELECT count(*) FROM card_labels x WHERE x.board_id = ${boardId} AND x.card_id = c.id`;
  const people = sql`SELECT count(*) FROM card_assignees x WHERE x.board_id = ${boardId} AND x.card_id = c.id`;
  return sql<{ count: number; bytes: number }>`SELECT count(*) AS count,
      CAST(coalesce(sum(coalesce(octet_length(c.description), 0) + coalesce((${items}), 0)
        + ${ID_BYTES} * ((${labels}) + (${people}))), 0) AS INTEGER) AS bytes
    FROM cards c WHERE c.board_id = ${boardId} AND c.column_id = ${columnId}`;
}

/** With all its cards. */
export function columnToTrash(removal: Removal): Write[] {
  const { boardId, id, seq } = removal;
  const cards = sql`c.board_id = ${boardId} AND c.column_id = ${id}`;
  const data = sql`'{"color":' || ${jsonText(sql`k.color`)} || ',"is_done_column":' || ${flag(sql`k.is_done_column`)}
    || ',"card_limit":' || ${number(sql`k.card_limit`)} || ',"board_labels":' || ${jsonList(jsonId(sql`l.id`), sql`l.id`, sql`labels l WHERE l.board_id = ${boardId}`)}
    || ',"board_members":' || ${jsonList(
      jsonId(sql`m.user_id`),
      sql`m.user_id`,
      sql`board_members m WHERE m.board_id = ${boardId}`,
    )} || '}'`;
  const position = sql`(SELECT count(*) FROM columns s WHERE s.board_id = ${boardId} AND s.rank < k.rank)`;
  return [
    disableRulesOf(boardId, "column", id),
    sweep(
      insertInto(
        "trash",
        sql`(board_id, id, type, kind, title, rank, position, data, removed_at, removed_by, seq)
          SELECT k.board_id, k.id, 'column', ${removal.kind}, k.title, k.rank, ${position}, ${data},
            ${removal.at}, ${removal.by}, ${seq}
          FROM columns k WHERE k.board_id = ${boardId} AND k.id = ${id}`,
      ),
    ),
    moveCards(removal, { removedWith: id, position: sql`NULL`, which: cards }),
    keepFiles(boardId, sql`card_id IN (SELECT c.id FROM cards c WHERE ${cards})`),
    remove("columns", { id }),
  ];
}

/** Some of the cards of a column that goes to the trash by a later write of the same board. */
export function someToTrashWith(column: Removal, cardIds: readonly string[]): Write[] {
  const { boardId, id } = column;
  const ids = idList(cardIds);
  return [
    moveCards(column, {
      removedWith: id,
      position: sql`NULL`,
      which: sql`c.board_id = ${boardId} AND c.id ${ids}`,
    }),
    keepFiles(boardId, sql`card_id ${ids}`),
    sweep(deleteFrom("cards", sql`WHERE board_id = ${boardId} AND id ${ids}`)),
  ];
}

/** Remembers the cards that it was on. */
export function labelToTrash({ boardId, id, kind, by, at, seq }: Removal): Write[] {
  const places = jsonList(
    jsonId(sql`p.card_id`),
    sql`p.card_id`,
    sql`card_labels p WHERE p.board_id = ${boardId} AND p.label_id = l.id`,
  );
  const data = sql`'{"color":' || ${jsonText(sql`l.color`)} || ',"cards":' || ${places} || '}'`;
  return [
    disableRulesOf(boardId, "label", id),
    sweep(
      insertInto(
        "trash",
        sql`(board_id, id, type, kind, title, data, removed_at, removed_by, seq)
          SELECT l.board_id, l.id, 'label', ${kind}, l.name, ${data}, ${at}, ${by}, ${seq}
          FROM labels l WHERE l.board_id = ${boardId} AND l.id = ${id}`,
      ),
    ),
    remove("labels", { id }),
  ];
}

export function attachmentToTrash({ boardId, id, kind, by, at, seq }: Removal): Write[] {
  return [
    sweep(
      insertInto(
        "trash",
        sql`(board_id, id, type, kind, title, parent_id, data, removed_at, removed_by, seq)
          SELECT a.board_id, a.id, 'attachment', ${kind}, a.name, a.card_id, ${ATTACHMENT}, ${at}, ${by}, ${seq}
          FROM attachments a WHERE a.board_id = ${boardId} AND a.id = ${id}`,
      ),
    ),
    sweep(
      updateOf(
        "attachments",
        sql`SET card_id = NULL, trash_id = id WHERE board_id = ${boardId} AND id = ${id}`,
      ),
    ),
  ];
}

function moveCards(
  { boardId, kind, by, at, seq }: Removal,
  { removedWith, position, which }: { removedWith: string | null; position: Sql; which: Sql },
): Write {
  return sweep(
    insertInto(
      "trash",
      sql`(board_id, id, type, kind, title, number, parent_id, removed_with, rank, position, data, removed_at, removed_by,
          seq)
        SELECT c.board_id, c.id, 'card', ${kind}, c.title, c.number, c.column_id, ${removedWith}, c.rank, ${position}, ${card(boardId)},
          ${at}, ${by}, ${seq}
        FROM cards c WHERE ${which}`,
    ),
  );
}

/** The attachments of cards that go stay, with their bytes, and belong to the trash. */
function keepFiles(boardId: string, which: Sql): Write {
  return sweep(
    updateOf(
      "attachments",
      sql`SET trash_id = card_id, card_id = NULL WHERE board_id = ${boardId} AND ${which}`,
    ),
  );
}

function flag(value: Sql): Sql {
  return sql`CASE WHEN ${value} THEN 'true' ELSE 'false' END`;
}

function number(value: Sql): Sql {
  return sql`coalesce(CAST(${value} AS TEXT), 'null')`;
}

const ATTACHMENT = sql`'{"id":' || ${jsonId(sql`a.id`)} || ',"name":' || ${jsonText(sql`a.name`)}
  || ',"mime_type":' || ${jsonText(sql`a.mime_type`)} || ',"size":' || a.size || '}'`;

const item = (
  boardId: string,
): Sql => sql`'{"id":' || ${jsonId(sql`i.id`)} || ',"content":' || ${jsonText(sql`i.content`)}
  || ',"is_done":' || ${flag(sql`i.is_done`)} || ',"rank":' || i.rank || ',"assignees":' || ${jsonList(
    jsonId(sql`y.user_id`),
    sql`y.user_id`,
    sql`item_assignees y WHERE y.board_id = ${boardId} AND y.item_id = i.id`,
  )} || ',"placeholders":' || ${jsonList(
    jsonId(sql`y.person_id`),
    sql`y.person_id`,
    sql`item_placeholders y WHERE y.board_id = ${boardId} AND y.item_id = i.id`,
  )} || '}'`;

const checklist = (
  boardId: string,
): Sql => sql`'{"id":' || ${jsonId(sql`k.id`)} || ',"title":' || ${jsonText(sql`k.title`)}
  || ',"rank":' || k.rank || ',"items":' || ${jsonList(
    item(boardId),
    sql`i.rank`,
    sql`checklist_items i WHERE i.board_id = ${boardId} AND i.checklist_id = k.id`,
  )} || '}'`;

/**
 * What `cards c` has that is no part of `Card`. Either way into the trash writes it, also for a card whose other fields
 * come from a decision: there, `noticed` is what the decision changes of it.
 */
function besideCard(noticed?: Noticed): Sql {
  const { due_soon_for, overdue_for } = noticed
    ? { due_soon_for: given(noticed.due_soon_for), overdue_for: given(noticed.overdue_for) }
    : { due_soon_for: sql`c.due_soon_for`, overdue_for: sql`c.overdue_for` };
  return sql`'"due_soon_for":' || ${jsonText(due_soon_for)} || ',"overdue_for":' || ${jsonText(overdue_for)}`;
}

/** Of `cards c`. Every part of a statement names the board: a distributed database must know that they are together. */
const card = (
  boardId: string,
): Sql => sql`'{' || ${besideCard()} || ',"id":' || ${jsonId(sql`c.id`)} || ',"column_id":' || ${jsonId(sql`c.column_id`)}
  || ',"title":' || ${jsonText(sql`c.title`)} || ',"description":' || ${jsonText(sql`c.description`)}
  || ',"number":' || c.number || ',"rank":' || c.rank || ',"start_at":' || ${jsonText(sql`c.start_at`)}
  || ',"due_at":' || ${jsonText(sql`c.due_at`)} || ',"is_complete":' || ${flag(sql`c.is_complete`)}
  || ',"cover_attachment_id":' || coalesce(${jsonId(sql`c.cover_attachment_id`)}, 'null')
  || ',"comment_count":' || c.comment_count
  || ',"created_at":"' || c.created_at || '","updated_at":"' || c.updated_at
  || '","labels":' || ${jsonList(
    jsonId(sql`x.label_id`),
    sql`x.label_id`,
    sql`card_labels x WHERE x.board_id = ${boardId} AND x.card_id = c.id`,
  )} || ',"assignees":' || ${jsonList(
    jsonId(sql`x.user_id`),
    sql`x.user_id`,
    sql`card_assignees x WHERE x.board_id = ${boardId} AND x.card_id = c.id`,
  )} || ',"placeholders":' || ${jsonList(
    jsonId(sql`x.person_id`),
    sql`x.person_id`,
    sql`card_placeholders x WHERE x.board_id = ${boardId} AND x.card_id = c.id`,
  )} || ',"checklists":' || ${jsonList(
    checklist(boardId),
    sql`k.rank`,
    sql`checklists k WHERE k.board_id = ${boardId} AND k.card_id = c.id`,
  )} || ',"attachments":' || ${jsonList(
    ATTACHMENT,
    sql`a.id`,
    sql`attachments a WHERE a.board_id = ${boardId} AND a.card_id = c.id`,
  )} || '}'`;
