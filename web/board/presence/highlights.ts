/**
 * What somebody else or a rule has just changed, what was created here, and what somebody asked to be shown: highlighted
 * for a moment, and, where somebody else has moved or created it, with their name.
 */
import { useSyncExternalStore } from "react";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { createListeners } from "../../util/listeners.ts";
import { keyOf } from "../state/local-ids.ts";
import { type Author, authorIn } from "./authors.ts";

const SHOWN_MS = 2000;
/** When more happens at once, highlights say nothing any more, and cost time. */
const MOST = 20;

export interface Highlight {
  /** Null if there is nothing to say about who did it. */
  by: { id: string | null; author: Author } | null;
}

interface Lit extends Highlight {
  timer: ReturnType<typeof setTimeout>;
}

const lit = new Map<string, Lit>();
const listeners = createListeners();
const ATTRIBUTED = /\.(moved|created)$/;

export function highlight(event: BoardEvent, board: FullBoard | null, myId: string): void {
  const { type, data, user_id } = event;
  if (user_id === myId || !("id" in data) || lit.size >= MOST) return;
  if (!type.startsWith("card.") && type !== "column.moved") return;
  light(data.id, ATTRIBUTED.test(type) ? { id: user_id, author: authorIn(event, board) } : null);
}

/** A card or a column. */
export function light(id: string, by: Highlight["by"] = null): void {
  const key = keyOf(id);
  clearTimeout(lit.get(key)?.timer);
  const timer = setTimeout(() => {
    lit.delete(key);
    listeners.notify();
  }, SHOWN_MS);
  lit.set(key, { by, timer });
  listeners.notify();
}

export function useHighlight(id: string): Highlight | null {
  return useSyncExternalStore(listeners.subscribe, () => lit.get(keyOf(id)) ?? null);
}
