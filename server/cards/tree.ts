/** Cards with everything on them: labels, assignees, checklists with items, attachments. */
import type { Attachment } from "../../contract/attachments.ts";
import type { Card } from "../../contract/cards.ts";
import type { Label } from "../../contract/labels.ts";
import type { User } from "../../contract/users.ts";
import { buildChecklists, type ChecklistTree, checklistTree } from "../checklists/tree.ts";
import type { Rows } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { groupBy } from "../platform/group-by.ts";
import { byRank } from "../platform/rank.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";

type CardRow = Omit<Card, "labels" | "assignees" | "checklists" | "attachments">;

export type CardTree = ChecklistTree & {
  cards: Sql<CardRow>;
  card_labels: Sql<Label & { card_id: string }>;
  card_assignees: Sql<UserRow & { card_id: string }>;
  attachments: Sql<Attachment>;
};

/**
 * Which cards, said in the way each table's index answers: the cards themselves (`cards c`), what hangs on them
 * (`x`, by board and card), their checklists (`k`), unless all of the board.
 */
interface Scope {
  cards: Sql;
  onCards: Sql;
  checklists?: Sql;
}

/** Of a whole board its labels and users are known, and need not come along with every card: the links name them. */
export interface Known {
  labels: ReadonlyMap<string, Label>;
  users: ReadonlyMap<string, User>;
}

/** To be built with what is known of the board. */
export function cardTreeOfBoard(boardId: string): CardTree {
  return {
    ...cardTree(boardId, {
      cards: sql`c.board_id = ${boardId}`,
      onCards: sql`x.board_id = ${boardId}`,
    }),
    card_labels: sql`SELECT card_id, label_id AS id FROM card_labels WHERE board_id = ${boardId}
      ORDER BY card_id, label_id`,
    card_assignees: sql`SELECT card_id, user_id AS id FROM card_assignees WHERE board_id = ${boardId}
      ORDER BY card_id, user_id`,
    item_assignees: sql`SELECT item_id, user_id AS id FROM item_assignees WHERE board_id = ${boardId}
      ORDER BY item_id, user_id`,
  };
}

export function cardTreeOfCard(cardId: string, boardId: string): CardTree {
  return cardTree(boardId, {
    cards: sql`c.id = ${cardId}`,
    onCards: sql`x.board_id = ${boardId} AND x.card_id = ${cardId}`,
    checklists: sql`k.card_id = ${cardId}`,
  });
}

/** The cards of a board for which `which`, a condition on `cards c`, holds. */
export function cardTreeWhere(boardId: string, which: Sql): CardTree {
  const these = sql`IN (SELECT c.id FROM cards c WHERE ${which})`;
  return cardTree(boardId, {
    cards: which,
    onCards: sql`x.board_id = ${boardId} AND x.card_id ${these}`,
    checklists: sql`k.card_id ${these}`,
  });
}

function cardTree(boardId: string, { cards, onCards, checklists }: Scope): CardTree {
  return {
    cards: sql<CardRow>`SELECT c.id, c.board_id, c.column_id, c.title, c.description, c.rank, c.created_at,
      c.updated_at FROM cards c WHERE ${cards}`,
    card_labels: sql<Label & { card_id: string }>`SELECT x.card_id, l.id, l.board_id, l.name, l.color
      FROM card_labels x JOIN labels l ON l.id = x.label_id WHERE ${onCards} ORDER BY l.id`,
    card_assignees: sql<UserRow & { card_id: string }>`SELECT x.card_id, ${publicColumns}
      FROM card_assignees x JOIN users u ON u.id = x.user_id WHERE ${onCards} ORDER BY u.id`,
    attachments: sql<Attachment>`SELECT x.id, x.card_id, x.name, x.mime_type, x.size
      FROM attachments x WHERE ${onCards} ORDER BY x.id`,
    ...checklistTree(boardId, checklists),
  };
}

export function buildCards(rows: Rows<CardTree>, known?: Known): Card[] {
  const labels = groupBy(rows.card_labels, (row) => row.card_id);
  const assignees = groupBy(rows.card_assignees, (row) => row.card_id);
  const checklists = groupBy(buildChecklists(rows, known?.users), (checklist) => checklist.card_id);
  const attachments = groupBy(rows.attachments, (row) => row.card_id);
  return rows.cards.sort(byRank).map((row) => ({
    id: row.id,
    board_id: row.board_id,
    column_id: row.column_id,
    title: row.title,
    description: row.description,
    rank: row.rank,
    labels: labels.get(row.id)?.map((link) => known?.labels.get(link.id) ?? toLabel(link)) ?? [],
    assignees: assignees.get(row.id)?.map((link) => known?.users.get(link.id) ?? toUser(link)) ?? [],
    checklists: checklists.get(row.id) ?? [],
    attachments: attachments.get(row.id) ?? [],
    created_at: row.created_at,
    updated_at: row.updated_at,
  }));
}

function toLabel({ id, board_id, name, color }: Label): Label {
  return { id, board_id, name, color };
}
