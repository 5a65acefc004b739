/** What is being dragged on the board and where it would land: only the affected columns re-render. */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../util/listeners.ts";

/** Before this sibling; null is the end. A neighbour and not an index, because others may add and remove cards. */
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

/** Something created here has its real id now. */
export function renameInDrag(from: string, to: string): void {
  if (!current) return;
  const renamed = <Id extends Before>(id: Id) => (id === from ? to : id);
  const { id, before } = current;
  const common = { id: renamed(id), before: renamed(before) };
  if (current.kind === "column") setDrag({ ...current, ...common });
  else setDrag({ ...current, ...common, columnId: renamed(current.columnId) });
}

/** `select` must return a primitive or a stable object. */
export function useDrag<T>(select: (drag: Drag | null) => T): T {
  return useSyncExternalStore(listeners.subscribe, () => select(current));
}
