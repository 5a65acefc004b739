/** Cards that somebody else or a rule has just changed, and what somebody asked to be shown: highlighted for a moment. */
import { useSyncExternalStore } from "react";
import type { BoardEvent } from "../../../contract/events.ts";
import { createListeners } from "../../util/listeners.ts";

const SHOWN_MS = 1600;

const lit = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = createListeners();

export function highlight(event: BoardEvent, myId: string): void {
  if (event.user_id === myId || !event.type.startsWith("card.") || !("id" in event.data)) return;
  light(event.data.id);
}

/** A card or a column. */
export function light(id: string): void {
  clearTimeout(lit.get(id));
  lit.set(
    id,
    setTimeout(() => {
      lit.delete(id);
      listeners.notify();
    }, SHOWN_MS),
  );
  listeners.notify();
}

export function useHighlight(id: string): boolean {
  return useSyncExternalStore(listeners.subscribe, () => lit.has(id));
}
