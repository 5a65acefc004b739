/** Where a checklist item can go: before a neighbour, not at an index, because others may add and remove items. */
import { place } from "#texts/checklists.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../../contract/checklists.ts";

export interface Landing {
  checklistId: string;
  /** Before this item; null is the end. */
  before: string | null;
}

export function findItem(card: Card, itemId: string): ChecklistItem | undefined {
  return card.checklists.flatMap(({ items }) => items).find(({ id }) => id === itemId);
}

/** Where it is now. */
export function landingOf(card: Card, item: ChecklistItem): Landing {
  const items = card.checklists.find(({ id }) => id === item.checklist_id)?.items ?? [];
  const index = items.findIndex(({ id }) => id === item.id);
  return { checklistId: item.checklist_id, before: items[index + 1]?.id ?? null };
}

/** The index after the move. */
export function positionOf(card: Card, itemId: string, landing: Landing): number {
  const others = othersIn(card, itemId, landing.checklistId);
  const found = others.findIndex(({ id }) => id === landing.before);
  return found < 0 ? others.length : found;
}

/** One position up or down, past the edge of a checklist into the next one. */
export function step(card: Card, itemId: string, landing: Landing, by: 1 | -1): Landing {
  const others = othersIn(card, itemId, landing.checklistId);
  const to = positionOf(card, itemId, landing) + by;
  if (to >= 0 && to <= others.length) return { ...landing, before: others[to]?.id ?? null };
  const at = card.checklists.findIndex(({ id }) => id === landing.checklistId);
  const next = card.checklists[at + by];
  if (!next) return landing;
  const first = othersIn(card, itemId, next.id)[0]?.id ?? null;
  return { checklistId: next.id, before: by === 1 ? first : null };
}

export function describe(card: Card, itemId: string, landing: Landing): string {
  const list = listOf(card, landing.checklistId);
  const count = othersIn(card, itemId, landing.checklistId).length + 1;
  return place(list?.title ?? "", positionOf(card, itemId, landing) + 1, count);
}

/** From a point on the screen; only what is rendered is looked at. */
export function landingAt(y: number, root: HTMLElement, itemId: string): Landing | null {
  const lists = [...root.querySelectorAll<HTMLElement>("[data-checklist-id]")];
  const list = lists.find((each) => y < each.getBoundingClientRect().bottom) ?? lists.at(-1);
  const checklistId = list?.dataset.checklistId;
  if (!list || !checklistId) return null;
  const next = [...list.querySelectorAll<HTMLElement>("[data-item-id]")].find((each) => {
    const { top, height } = each.getBoundingClientRect();
    return each.dataset.itemId !== itemId && y < top + height / 2;
  });
  return { checklistId, before: next?.dataset.itemId ?? null };
}

function listOf(card: Card, checklistId: string): Checklist | undefined {
  return card.checklists.find(({ id }) => id === checklistId);
}

function othersIn(card: Card, itemId: string, checklistId: string): ChecklistItem[] {
  return listOf(card, checklistId)?.items.filter(({ id }) => id !== itemId) ?? [];
}
