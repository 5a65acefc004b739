/** Checklists with their items and the items' assignees. */
import type { Checklist, ChecklistItem } from "../../contract/checklists.ts";
import type { User } from "../../contract/users.ts";
import type { Rows } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { groupBy } from "../platform/group-by.ts";
import { byRank } from "../platform/rank.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";

type ChecklistRow = Omit<Checklist, "items">;
type ItemRow = Omit<ChecklistItem, "assignees">;

export type ChecklistTree = {
  checklists: Sql<ChecklistRow>;
  items: Sql<ItemRow>;
  item_assignees: Sql<UserRow & { item_id: string }>;
};

/**
 * `which` is a condition on `checklists k`, `whichItems` a further one on their `checklist_items i`. Without them: all
 * of the board. Items are reached through their checklists, so of a card without any nothing is read.
 */
export function checklistTree(boardId: string, which?: Sql, whichItems = sql``): ChecklistTree {
  const reached = sql`checklists k JOIN checklist_items i ON i.checklist_id = k.id${whichItems}`;
  const items = which ? sql`${reached} WHERE ${which}` : sql`checklist_items i WHERE i.board_id = ${boardId}`;
  return {
    checklists: sql<ChecklistRow>`SELECT k.id, k.card_id, k.title, k.rank FROM checklists k
      WHERE ${which ?? sql`k.board_id = ${boardId}`}`,
    items: sql<ItemRow>`SELECT i.id, i.checklist_id, i.content, i.is_done, i.rank FROM ${items}`,
    item_assignees: sql<UserRow & { item_id: string }>`SELECT a.item_id, ${publicColumns}
      FROM ${which ? sql`${reached} JOIN item_assignees a ON a.item_id = i.id` : sql`item_assignees a`}
        JOIN users u ON u.id = a.user_id
      WHERE a.board_id = ${boardId}${which ? sql` AND ${which}` : sql``} ORDER BY a.user_id`,
  };
}

/**
 * Users who are known need not come along with every item. Things are put in order here, by twos and fives: the
 * database would have to sort all of a board at once.
 */
export function buildChecklists(rows: Rows<ChecklistTree>, known?: ReadonlyMap<string, User>): Checklist[] {
  const assignees = groupBy(rows.item_assignees, (row) => row.item_id);
  const items = groupBy(rows.items, (row) => row.checklist_id);
  const usersOf = (item: ItemRow) =>
    assignees.get(item.id)?.map((link) => known?.get(link.id) ?? toUser(link)) ?? [];
  return rows.checklists.sort(byRank).map((row) => ({
    ...row,
    items: (items.get(row.id) ?? []).sort(byRank).map((item) => toItem(item, usersOf(item))),
  }));
}

function toItem(row: ItemRow, assignees: User[]): ChecklistItem {
  return {
    id: row.id,
    checklist_id: row.checklist_id,
    content: row.content,
    is_done: Boolean(row.is_done),
    rank: row.rank,
    assignees,
  };
}
