/** Checklists with their items and the items' assignees and placeholders. */
import type { Checklist, ChecklistItem } from "../../contract/checklists.ts";
import type { User } from "../../contract/users.ts";
import { type Assigned, noMember, type Placed, peopleOn } from "../people/store.ts";
import { byRank, type Siblings } from "../platform/core/rank.ts";
import type { Rows } from "../platform/db/db.ts";
import { ifAny, type Sql, sql } from "../platform/db/sql.ts";
import type { ParentLimit } from "../platform/quotas/limits.ts";
import { atOnce, grouped, mapped, type Work } from "../platform/scheduling/time-slices.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";

export const CHECKLIST_LIMIT: ParentLimit = {
  table: "checklists",
  parent: "card_id",
  most: (config) => config.MAX_CHECKLISTS_PER_CARD,
  of: "A card",
  what: "checklists",
};

export const ITEM_LIMIT: ParentLimit = {
  table: "checklist_items",
  parent: "checklist_id",
  most: (config) => config.MAX_ITEMS_PER_CHECKLIST,
  of: "A checklist",
  what: "items",
};

type ChecklistRow = Omit<Checklist, "items">;
type ItemRow = Omit<ChecklistItem, "assignees" | "placeholders">;

type OnItem = { item_id: string };

/** `Assignee` is a whole user, or the id of one who is known. */
type Tree<Assignee> = {
  checklists: Sql<ChecklistRow>;
  items: Sql<ItemRow>;
  item_people: Sql<Placed<Assignee> & OnItem>;
};

export type ChecklistTree = Tree<UserRow>;

const CHECKLIST = sql`k.id, k.card_id, k.title, k.rank`;
const ITEM = sql`i.id, i.checklist_id, i.content, i.is_done, i.rank`;

/**
 * `which` is a condition on `checklists k`, `whichItems` a further one on their `checklist_items i`. Everything is
 * reached through its checklist, so of a card without any nothing is read. (Joins are CROSS because SQLite keeps their
 * order: otherwise it may begin with all assignees of the board.)
 */
export function checklistTree(which: Sql, whichItems = sql`TRUE`): ChecklistTree {
  const items = sql`checklists k CROSS JOIN checklist_items i`;
  const these = sql`${which} AND i.board_id = k.board_id AND i.checklist_id = k.id AND ${whichItems}`;
  return {
    checklists: sql<ChecklistRow>`SELECT ${CHECKLIST} FROM checklists k WHERE ${which}`,
    items: ifAny("checklists", sql<ItemRow>`SELECT ${ITEM} FROM ${items} WHERE ${these}`),
    item_people: ifAny(
      "items",
      sql<Placed<UserRow> & OnItem>`SELECT a.item_id, NULL AS placeholder, ${publicColumns}
        FROM ${items} CROSS JOIN item_assignees a JOIN users u ON u.id = a.user_id
        WHERE ${these} AND a.board_id = i.board_id AND a.item_id = i.id
      UNION ALL SELECT a.item_id, p.name, ${noMember}
        FROM ${items} CROSS JOIN item_placeholders a CROSS JOIN board_people p
        WHERE ${these} AND a.board_id = i.board_id AND a.item_id = i.id
          AND p.board_id = a.board_id AND p.id = a.person_id`,
    ),
  };
}

export function checklistTreeOfBoard(boardId: string): Tree<{ id: string }> {
  return {
    checklists: sql<ChecklistRow>`SELECT ${CHECKLIST} FROM checklists k WHERE k.board_id = ${boardId}`,
    items: sql<ItemRow>`SELECT ${ITEM} FROM checklist_items i WHERE i.board_id = ${boardId}`,
    item_people: sql<Placed<{ id: string }> & OnItem>`SELECT item_id, user_id AS id, NULL AS placeholder
        FROM item_assignees WHERE board_id = ${boardId}
      UNION ALL SELECT q.item_id, q.person_id, p.name FROM item_placeholders q CROSS JOIN board_people p
        WHERE q.board_id = ${boardId} AND p.board_id = q.board_id AND p.id = q.person_id ORDER BY 1, 2`,
  };
}

export function buildChecklists(rows: Rows<ChecklistTree>): Checklist[] {
  return atOnce(assembleChecklists(rows, toUser));
}

interface TreeRows<Assignee> {
  checklists: ChecklistRow[];
  items: ItemRow[];
  item_people: (Placed<Assignee> & OnItem)[];
}

/** Sorts each short list here; the database would have to sort the whole board. */
export function* assembleChecklists<Assignee>(
  rows: TreeRows<Assignee>,
  toUser: (assignee: Assignee) => User,
): Work<Checklist[]> {
  const people = yield* grouped(rows.item_people, (row) => row.item_id);
  const items = yield* grouped(rows.items, (row) => row.checklist_id);
  return yield* mapped(rows.checklists.sort(byRank), (row) => ({
    ...row,
    items: (items.get(row.id) ?? [])
      .sort(byRank)
      .map((item) => toItem(row.id, item, peopleOn(people.get(item.id), toUser))),
  }));
}

function toItem(checklistId: string, row: ItemRow, { assignees, placeholders }: Assigned): ChecklistItem {
  return {
    id: row.id,
    checklist_id: checklistId,
    content: row.content,
    is_done: Boolean(row.is_done),
    rank: row.rank,
    assignees,
    placeholders,
  };
}

export function oneChecklistTree(boardId: string, checklistId: string): ChecklistTree {
  return checklistTree(sql`k.board_id = ${boardId} AND k.id = ${checklistId}`);
}

/** The checklist an item is in, with that item only. */
export function checklistTreeOfItem(boardId: string, itemId: string): ChecklistTree {
  const checklist = sql`k.board_id = ${boardId} AND k.id = ${checklistOfItem(boardId, itemId)}`;
  return checklistTree(checklist, sql`i.id = ${itemId}`);
}

export function checklistOfItem(boardId: string, itemId: string): Sql {
  return sql`(SELECT checklist_id FROM checklist_items WHERE board_id = ${boardId} AND id = ${itemId})`;
}

export function cardOfChecklist(boardId: string, checklistId: string | Sql): Sql {
  return sql`(SELECT card_id FROM checklists WHERE board_id = ${boardId} AND id = ${checklistId})`;
}

/** A checklist, if it is on the same card as the item. */
export function checklistRow(
  boardId: string,
  checklistId: string | Sql,
  itemId: string,
): Sql<{ id: string }> {
  return sql<{
    id: string;
  }>`SELECT k.id FROM checklists k WHERE k.board_id = ${boardId} AND k.id = ${checklistId}
    AND k.card_id = ${cardOfChecklist(boardId, checklistOfItem(boardId, itemId))}`;
}

export function checklistsOn(boardId: string, cardId: string | Sql): Siblings {
  return { table: "checklists", boardId, parent: { column: "card_id", id: cardId } };
}

export function itemsIn(boardId: string, checklistId: string | Sql): Siblings {
  return { table: "checklist_items", boardId, parent: { column: "checklist_id", id: checklistId } };
}
