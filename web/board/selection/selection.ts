/** The cards that are selected on the board, for actions on all of them. Outside of React, as ../drag/drag-state.ts. */
import { useSyncExternalStore } from "react";
import * as texts from "#texts/selection.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import { announce } from "../../ui/feedback/announcer.tsx";
import { createListeners } from "../../util/listeners.ts";
import { cardsShown, type Filter } from "../filter/filter.ts";

let selected: ReadonlySet<string> = new Set();
/** Where a range begins: the card that was selected last. */
let anchor: string | null = null;
const listeners = createListeners();

export function isSelected(cardId: string): boolean {
  return selected.has(cardId);
}

export function hasSelection(): boolean {
  return selected.size > 0;
}

export function toggleSelected(cardId: string): void {
  const next = new Set(selected);
  if (!next.delete(cardId)) next.add(cardId);
  anchor = cardId;
  set(next);
}

/** From the card selected last to this one, if both are in this list; otherwise this one is added alone. */
export function selectRange(cards: readonly Card[], cardId: string): void {
  const from = cards.findIndex(({ id }) => id === anchor);
  const to = cards.findIndex(({ id }) => id === cardId);
  if (from < 0) anchor = cardId;
  const range = from < 0 ? cards.slice(to, to + 1) : cards.slice(Math.min(from, to), Math.max(from, to) + 1);
  set(new Set([...selected, ...range.map(({ id }) => id)]));
}

/** These, and whatever is selected besides. */
export function selectAll(cards: readonly Card[]): void {
  anchor = cards.at(-1)?.id ?? anchor;
  set(new Set([...selected, ...cards.map(({ id }) => id)]));
}

/** All cards of the columns in which one is selected, without those that the filter hides. */
export function besideSelected({ columns }: FullBoard, filter: Filter): Card[] {
  return columns
    .map((column) => cardsShown(column, filter))
    .filter((cards) => cards.some(({ id }) => selected.has(id)))
    .flat();
}

export function clearSelection(): void {
  if (selected.size === 0) return;
  selected = new Set();
  anchor = null;
  listeners.notify();
}

/** A card created here has its real id now. */
export function renameInSelection(from: string, to: string): void {
  if (anchor === from) anchor = to;
  if (!selected.has(from)) return;
  selected = new Set([...selected].map((id) => (id === from ? to : id)));
  listeners.notify();
}

export function useIsSelected(cardId: string): boolean {
  return useSyncExternalStore(listeners.subscribe, () => selected.has(cardId));
}

export function useSelection(): ReadonlySet<string> {
  return useSyncExternalStore(listeners.subscribe, () => selected);
}

/** In the order of the board, without those that the filter hides: nothing happens to what cannot be seen. */
export function selectedCards({ columns }: FullBoard, filter: Filter): Card[] {
  if (selected.size === 0) return [];
  return columns.flatMap((column) => cardsShown(column, filter).filter(({ id }) => selected.has(id)));
}

function set(next: ReadonlySet<string>): void {
  selected = next;
  listeners.notify();
  announce(texts.countSelected(next.size));
}
