/** What is being dragged on the board and where it would land: only the columns concerned render again. */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../util/listeners.ts";

/** Before this sibling; null is the end. A neighbour and not an index: others may add and remove meanwhile. */
type Before = string | null;

export type Drag =
  | { kind: "card"; id: string; by: "pointer" | "keyboard"; columnId: string; before: Before }
  | { kind: "column"; id: string; by: "pointer" | "keyboard"; before: Before };

let current: Drag | null = null;
const listeners = createListeners();

export function getDrag(): Drag | null {
  return current;
}

export function setDrag(drag: Drag | null): void {
  if (drag && current && JSON.stringify(drag) === JSON.stringify(current)) return;
  current = drag;
  listeners.notify();
}

/** What was created here has its own id now. */
export function renameInDrag(from: string, to: string): void {
  if (!current) return;
  const renamed = Object.entries(current).map(([name, value]) => [name, value === from ? to : value]);
  setDrag(Object.fromEntries(renamed) as Drag);
}

/** `select` must return a primitive, or the very same object. */
export function useDrag<T>(select: (drag: Drag | null) => T): T {
  return useSyncExternalStore(listeners.subscribe, () => select(current));
}
