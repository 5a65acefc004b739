/** Where on the board a card is being added between others; nowhere most of the time. */
import { useSyncExternalStore } from "react";
import type { Card } from "../../../../contract/cards.ts";
import { createListeners } from "../../../util/listeners.ts";
import { realId } from "../../state/local-ids.ts";

interface Place {
  columnId: string;
  /** Below this card; null is the top. */
  after: string | null;
}

let current: Place | null = null;
const listeners = createListeners();

export function addBelow({ id, column_id }: Pick<Card, "id" | "column_id">): void {
  set({ columnId: column_id, after: id });
}

export function addAtTop(columnId: string): void {
  set({ columnId, after: null });
}

export function stopAdding(): void {
  set(null);
}

/** Undefined if no card is being added there; null is the top. */
export function useAddingAfter(columnId: string): string | null | undefined {
  return useSyncExternalStore(listeners.subscribe, () => {
    if (!current || realId(current.columnId) !== columnId) return undefined;
    return current.after === null ? null : realId(current.after);
  });
}

function set(place: Place | null): void {
  current = place;
  listeners.notify();
}
