/** Cards that somebody else, or a rule, has just touched: they light up for a moment, so that eyes can follow. */
import { useSyncExternalStore } from "react";
import type { BoardEvent } from "../../../contract/events.ts";

const SHOWN_MS = 1600;

const lit = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

export function highlight(event: BoardEvent, myId: string): void {
  if (event.user_id === myId || !event.type.startsWith("card.")) return;
  const { id } = event.data as { id: string };
  clearTimeout(lit.get(id));
  lit.set(
    id,
    setTimeout(() => {
      lit.delete(id);
      notify();
    }, SHOWN_MS),
  );
  notify();
}

export function useHighlight(cardId: string): boolean {
  return useSyncExternalStore(subscribe, () => lit.has(cardId));
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
