import type { Siblings } from "../platform/core/rank.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { type ChecklistTree, checklistTree } from "./tree.ts";

export function oneChecklistTree(checklistId: string): ChecklistTree {
  return checklistTree(sql`k.id = ${checklistId}`);
}

/** The checklist an item is in, with that item only. */
export function checklistTreeOfItem(itemId: string): ChecklistTree {
  return checklistTree(sql`k.id = ${checklistOfItem(itemId)}`, sql`i.id = ${itemId}`);
}

export function checklistOfItem(itemId: string): Sql {
  return sql`(SELECT checklist_id FROM checklist_items WHERE id = ${itemId})`;
}

export function cardOfChecklist(checklistId: string | Sql): Sql {
  return sql`(SELECT card_id FROM checklists WHERE id = ${checklistId})`;
}

/** A checklist, if it is on the same card as the item. */
export function checklistRow(checklistId: string | Sql, itemId: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT k.id FROM checklists k WHERE k.id = ${checklistId}
    AND k.card_id = ${cardOfChecklist(checklistOfItem(itemId))}`;
}

export function checklistsOn(cardId: string | Sql): Siblings {
  return { table: "checklists", parent: { column: "card_id", id: cardId } };
}

export function itemsIn(checklistId: string | Sql): Siblings {
  return { table: "checklist_items", parent: { column: "checklist_id", id: checklistId } };
}
