/** Cards with everything on them: labels, assignees, placeholders, checklists with items, attachments. */
import type { Attachment } from "../../contract/attachments.ts";
import type { Card, CardFields } from "../../contract/cards.ts";
import type { Label } from "../../contract/labels.ts";
import type { User } from "../../contract/users.ts";
import {
  assembleChecklists,
  type ChecklistTree,
  checklistTree,
  checklistTreeOfBoard,
} from "../checklists/store.ts";
import { noMember, type Placed, peopleOn } from "../people/store.ts";
import { byRank, positionOf, type Siblings } from "../platform/core/rank.ts";
import type { Rows } from "../platform/db/db.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import type { Limit, LimitCount, Limits } from "../platform/quotas/limits.ts";
import { atOnce, grouped, mapped, type Work } from "../platform/scheduling/time-slices.ts";
import { conflict } from "../platform/util/errors.ts";
import { none, sharedTexts } from "../platform/util/shared-parts.ts";
import type { NewRow } from "../tables.ts";
import { byId, publicColumns, toUser, type UserRow } from "../users/public-user.ts";
import { among, type CardKey } from "./card-keys.ts";

export const CARD_LIMIT: Limit = {
  table: "cards",
  most: (config) => config.MAX_CARDS_PER_BOARD,
  of: "A board",
  what: "cards",
  mostAtOnce: 100,
};

/** A column that a card may be put into. `card_count` is null unless the column has a limit. */
export interface ColumnRoom {
  id: string;
  title: string;
  card_limit: number | null;
  card_count: number | null;
}

export type ColumnToFill = ColumnRoom & { last_number: number } & LimitCount;
type OnCard = { card_id: string };

export type CardTree = ChecklistTree & {
  cards: Sql<CardFields>;
  card_labels: Sql<Label & OnCard>;
  card_people: Sql<Placed<UserRow> & OnCard>;
  attachments: Sql<Attachment>;
};

const CARD = sql`c.id, c.board_id, c.column_id, c.number, c.title, c.description, c.rank, c.start_at, c.due_at,
  c.is_complete, c.cover_attachment_id, c.comment_count, c.created_at, c.updated_at`;
const ATTACHMENT = sql`x.id, x.card_id, x.name, x.mime_type, x.size`;

/**
 * Which cards, said in the way each table's index answers: the cards themselves (`cards c`), what hangs on them
 * (`x`, by board and card), their checklists (`k`).
 */
interface Scope {
  cards: Sql;
  onCards: Sql;
  checklists: Sql;
}

export function cardTreeOfCard(cardId: string | Sql, boardId: string): CardTree {
  return cardTree({
    cards: sql`c.board_id = ${boardId} AND c.id = ${cardId}`,
    onCards: sql`x.board_id = ${boardId} AND x.card_id = ${cardId}`,
    checklists: sql`k.board_id = ${boardId} AND k.card_id = ${cardId}`,
  });
}

/** The card, with its position in its column unless that is known. */
export function placedCardTree(cardId: string, boardId: string, isKnown: boolean) {
  const position = isKnown
    ? sql`NULL`
    : sql`(SELECT count(*) FROM cards s
        WHERE s.board_id = ${boardId} AND s.column_id = c.column_id AND s.rank < c.rank)`;
  return {
    ...cardTreeOfCard(cardId, boardId),
    cards: sql<CardFields & { position: number | null }>`SELECT ${CARD}, ${position} AS position
      FROM cards c WHERE c.board_id = ${boardId} AND c.id = ${cardId}`,
  };
}

/** The cards of a board for which `which`, a condition on `cards c`, holds. */
export function cardTreeWhere(boardId: string, which: Sql): CardTree {
  const cards = sql`c.board_id = ${boardId} AND ${which}`;
  const these = sql`IN (SELECT c.id FROM cards c WHERE ${cards})`;
  return cardTree({
    cards,
    onCards: sql`x.board_id = ${boardId} AND x.card_id ${these}`,
    checklists: sql`k.board_id = ${boardId} AND k.card_id ${these}`,
  });
}

/** Cards of any boards. */
export function cardTreeOfCards(keys: readonly CardKey[]): CardTree {
  const these = among(keys);
  return cardTree({
    cards: sql`(c.board_id, c.id) ${these}`,
    // An attachment in the trash has no card: the index leaves it out, and is used only for those that have one.
    onCards: sql`x.card_id IS NOT NULL AND (x.board_id, x.card_id) ${these}`,
    checklists: sql`(k.board_id, k.card_id) ${these}`,
  });
}

/** CROSS: SQLite keeps the order of such a join; otherwise it may begin with all labels of the board. */
function cardTree({ cards, onCards, checklists }: Scope): CardTree {
  return {
    cards: sql<CardFields>`SELECT ${CARD} FROM cards c WHERE ${cards}`,
    card_labels: sql<Label & OnCard>`SELECT x.card_id, l.id, l.board_id, l.name, l.color
      FROM card_labels x CROSS JOIN labels l
      WHERE ${onCards} AND l.board_id = x.board_id AND l.id = x.label_id ORDER BY l.id`,
    card_people: sql<Placed<UserRow> & OnCard>`SELECT x.card_id, NULL AS placeholder, ${publicColumns}
        FROM card_assignees x JOIN users u ON u.id = x.user_id WHERE ${onCards}
      UNION ALL SELECT x.card_id, p.name, ${noMember} FROM card_placeholders x CROSS JOIN board_people p
        WHERE ${onCards} AND p.board_id = x.board_id AND p.id = x.person_id`,
    attachments: sql<Attachment>`SELECT ${ATTACHMENT} FROM attachments x WHERE ${onCards}`,
    ...checklistTree(checklists),
  };
}

/** All cards of a board. Its labels and users are known, so they need not come along with every card. */
export function cardTreeOfBoard(boardId: string) {
  return {
    cards: sql<CardFields>`SELECT ${CARD} FROM cards c WHERE c.board_id = ${boardId}`,
    card_labels: sql<{ id: string } & OnCard>`SELECT card_id, label_id AS id FROM card_labels
      WHERE board_id = ${boardId} ORDER BY card_id, label_id`,
    card_people: sql<Placed<{ id: string }> & OnCard>`SELECT card_id, user_id AS id, NULL AS placeholder
        FROM card_assignees WHERE board_id = ${boardId}
      UNION ALL SELECT o.card_id, o.person_id, p.name FROM card_placeholders o CROSS JOIN board_people p
        WHERE o.board_id = ${boardId} AND p.board_id = o.board_id AND p.id = o.person_id ORDER BY 1, 2`,
    attachments: sql<Attachment>`SELECT ${ATTACHMENT} FROM attachments x
      WHERE x.board_id = ${boardId} AND x.card_id IS NOT NULL`,
    ...checklistTreeOfBoard(boardId),
  };
}

export function buildCards(rows: Rows<CardTree>): Card[] {
  return atOnce(assembleCardTree(rows));
}

export function assembleCardTree(rows: Rows<CardTree>): Work<Card[]> {
  return assembleCards(rows, { toLabel, toUser });
}

/** By id. The database refuses assignees who are not members, and labels of other boards. */
export interface Known {
  labels: ReadonlyMap<string, Label>;
  users: ReadonlyMap<string, User>;
}

export function buildCardsOfBoard(
  rows: Rows<ReturnType<typeof cardTreeOfBoard>>,
  { labels, users }: Known,
): Work<Card[]> {
  return assembleCards<{ id: string }, { id: string }>(rows, {
    // Foreign keys prove that it is a label of this board,
    toLabel: ({ id }) => labels.get(id)!,
    // and a member: once for each row of a whole board, so not asked again.
    toUser: ({ id }) => users.get(id)!,
  });
}

interface TreeRows<LabelRow, Assignee> {
  cards: CardFields[];
  card_labels: (LabelRow & OnCard)[];
  card_people: (Placed<Assignee> & OnCard)[];
  attachments: Attachment[];
  checklists: Rows<ChecklistTree>["checklists"];
  items: Rows<ChecklistTree>["items"];
  item_people: (Placed<Assignee> & { item_id: string })[];
}

interface Parts<LabelRow, Assignee> {
  toLabel(row: LabelRow): Label;
  toUser(row: Assignee): User;
}

function* assembleCards<LabelRow, Assignee>(
  rows: TreeRows<LabelRow, Assignee>,
  { toLabel, toUser }: Parts<LabelRow, Assignee>,
): Work<Card[]> {
  const labels = yield* grouped(rows.card_labels, (row) => row.card_id);
  const people = yield* grouped(rows.card_people, (row) => row.card_id);
  const all = rows.checklists.length === 0 ? [] : yield* assembleChecklists(rows, toUser);
  const checklists = yield* grouped(all, (checklist) => checklist.card_id);
  const attachments = yield* grouped(rows.attachments, (row) => row.card_id);
  const shared = sharedTexts();
  return yield* mapped(rows.cards.sort(byRank), (row) => {
    const { assignees, placeholders } = peopleOn(people.get(row.id), toUser);
    return {
      id: row.id,
      board_id: shared(row.board_id),
      column_id: shared(row.column_id),
      number: row.number,
      title: row.title,
      description: row.description,
      rank: row.rank,
      start_at: row.start_at,
      due_at: row.due_at,
      is_complete: Boolean(row.is_complete),
      cover_attachment_id: row.cover_attachment_id,
      labels: labels.get(row.id)?.map(toLabel) ?? none(),
      assignees,
      placeholders,
      checklists: checklists.get(row.id) ?? none(),
      attachments: attachments.get(row.id)?.sort(byId) ?? none(),
      comment_count: row.comment_count,
      created_at: row.created_at,
      updated_at: row.updated_at,
    };
  });
}

function toLabel({ id, board_id, name, color }: Label): Label {
  return { id, board_id, name, color };
}

export function columnOfCard(boardId: string, cardId: string): Sql {
  return sql`(SELECT column_id FROM cards WHERE board_id = ${boardId} AND id = ${cardId})`;
}

export function cardsIn(boardId: string, columnId: string | Sql): Siblings {
  return { table: "cards", boardId, parent: { column: "column_id", id: columnId } };
}

export function cardPosition(boardId: string, cardId: string): Sql<{ position: number }> {
  return positionOf({ table: "cards", boardId, parent: "column_id" }, cardId);
}

/**
 * Its cards are counted only if it has a limit, and no further than any limit goes: a column may have more cards than its
 * own limit allows.
 */
const room = (
  boardId: string,
): Sql => sql`g.id, g.title, g.card_limit, CASE WHEN g.card_limit IS NOT NULL THEN (
    SELECT count(*) FROM (SELECT 1 FROM cards c WHERE c.board_id = ${boardId} AND c.column_id = g.id
      LIMIT 10000) taken) END AS card_count`;

/** A column, if it is on that board, with what `requireRoomInColumn` needs. */
export function columnRoom(columnId: string | Sql, boardId: string): Sql<ColumnRoom> {
  return sql<ColumnRoom>`SELECT ${room(boardId)} FROM columns g WHERE g.board_id = ${boardId} AND g.id = ${columnId}`;
}

export function columnRoomIn(columnIds: readonly string[], boardId: string): Sql<ColumnRoom> {
  return sql<ColumnRoom>`SELECT ${room(boardId)} FROM columns g WHERE g.board_id = ${boardId} AND g.id ${idList(columnIds)}`;
}

/** Called by every decision that adds cards to a column; the commit proves that the count still holds. */
export function requireRoomInColumn(column: ColumnRoom, added = 1): void {
  if (!hasRoom(column, added)) throw conflict(fullColumn(column), "column_full");
}

export function hasRoom({ card_limit, card_count }: Omit<ColumnRoom, "id" | "title">, added = 1): boolean {
  return card_limit === null || (card_count ?? 0) + added <= card_limit;
}

export function fullColumn({ title, card_limit }: Pick<ColumnRoom, "title" | "card_limit">): string {
  return `The column “${title}” is full: its limit is ${card_limit} ${card_limit === 1 ? "card" : "cards"}.`;
}

/** The room in a column, how many cards the board has, and the number of the newest; cards that are gone count too. */
export function columnToFill(columnId: string | Sql, boardId: string, limits: Limits): Sql<ColumnToFill> {
  return sql<ColumnToFill>`SELECT ${room(boardId)}, ${limits.taken(CARD_LIMIT, boardId)} AS taken,
      (SELECT last_card_number FROM boards WHERE id = ${boardId}) AS last_number
    FROM columns g WHERE g.board_id = ${boardId} AND g.id = ${columnId}`;
}

/** The due dates of which nobody has to be told any more. */
export interface Noticed {
  due_soon_for: string | null;
  overdue_for: string | null;
}

export const NOT_NOTICED: Noticed = { due_soon_for: null, overdue_for: null };

export function newCardRow(card: Card, noticed = NOT_NOTICED): NewRow<"cards"> {
  return { ...cardFields(card), ...noticed };
}

/** With the card's due date and completion, by which a person's cards are read in order. */
export function assigneeRow(card: Card, userId: string): NewRow<"card_assignees"> {
  const { board_id, id, due_at, is_complete } = card;
  return { board_id, card_id: id, user_id: userId, due_at, is_complete };
}

/** The card without what is on it. By name: what else a card has must not get into its row. */
export function cardFields(card: Card): CardFields {
  return {
    id: card.id,
    board_id: card.board_id,
    column_id: card.column_id,
    number: card.number,
    title: card.title,
    description: card.description,
    rank: card.rank,
    start_at: card.start_at,
    due_at: card.due_at,
    is_complete: card.is_complete,
    cover_attachment_id: card.cover_attachment_id,
    comment_count: card.comment_count,
    created_at: card.created_at,
    updated_at: card.updated_at,
  };
}
