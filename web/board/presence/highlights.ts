/** Cards that somebody else or a rule has just changed: they are highlighted for a moment. */
import { useSyncExternalStore } from "react";
import type { BoardEvent } from "../../../contract/events.ts";
import { createListeners } from "../../util/listeners.ts";

const SHOWN_MS = 1600;

const lit = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = createListeners();

export function highlight(event: BoardEvent, myId: string): void {
  if (event.user_id === myId || !event.type.startsWith("card.") || !("id" in event.data)) return;
  const { id } = event.data;
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

export function useHighlight(cardId: string): boolean {
  return useSyncExternalStore(listeners.subscribe, () => lit.has(cardId));
}
