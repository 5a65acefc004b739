/** What is being dragged on the board and where it would land: only the affected columns re-render. */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../util/listeners.ts";
import { glide } from "../motion/stillness.ts";
import type { Landing } from "./card-moves.ts";

/** Before this sibling; null is the end. A neighbour and not an index, because others may add and remove cards. */
type Before = string | null;

interface Common {
  id: string;
  by: "pointer" | "keyboard";
  before: Before;
  /** How large the gap is that opens where it would land. */
  gapPx: number;
}

export interface CardDrag extends Common {
  kind: "card";
  /** Somebody may delete it meanwhile. */
  title: string;
  /** All cards that are carried: this one, or everything that is selected. */
  ids: readonly string[];
  columnId: string;
  /** Where it came from, and where it returns to. */
  home: Landing;
  /** The column it is held over is full. */
  isRefused: boolean;
}

interface ColumnDrag extends Common {
  kind: "column";
  gapHeightPx: number;
}

export type Drag = CardDrag | ColumnDrag;

let current: Drag | null = null;
/** Dropped, and still on their way to their places. */
const settling = new Set<string>();
const listeners = createListeners();

export function getDrag(): Drag | null {
  return current;
}

export function setDrag(drag: Drag | null): void {
  if (drag && current && JSON.stringify(drag) === JSON.stringify(current)) return;
  if (current) glide();
  current = drag;
  listeners.notify();
}

/** While a copy of it is on its way, the original is hidden at the place where it belongs. */
export function setSettling(id: string, isSettling: boolean): void {
  if (isSettling) settling.add(id);
  else settling.delete(id);
  listeners.notify();
}

/** A card or column that is shown by its copy. */
export function isAway(id: string): boolean {
  return settling.has(id) || (current?.kind === "card" ? current.ids.includes(id) : current?.id === id);
}

export function useIsAway(id: string): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isAway(id));
}

/** Where the gap is open in this column: before a card, or null for the end; undefined if it is not. */
export function gapIn(drag: Drag | null, columnId: string): Before | undefined {
  if (drag?.kind !== "card") return undefined;
  const landing = drag.isRefused ? drag.home : drag;
  return landing.columnId === columnId ? landing.before : undefined;
}

/** Something created here has its real id now. */
export function renameInDrag(from: string, to: string): void {
  if (!current) return;
  const renamed = <Id extends Before>(id: Id) => (id === from ? to : id);
  const { id, before } = current;
  const common = { id: renamed(id), before: renamed(before) };
  if (current.kind === "column") return setDrag({ ...current, ...common });
  const { ids, columnId, home } = current;
  setDrag({
    ...current,
    ...common,
    ids: ids.map(renamed),
    columnId: renamed(columnId),
    home: { columnId: renamed(home.columnId), before: renamed(home.before) },
  });
}

/** `select` must return a primitive or a stable object. */
export function useDrag<T>(select: (drag: Drag | null) => T): T {
  return useSyncExternalStore(listeners.subscribe, () => select(current));
}
