import { noColumns, notRestored } from "#texts/restoring.ts";
import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { realId } from "../board/state/local-ids.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { restore } from "./restore.ts";

export interface Gone {
  id: string;
  title: string;
  /** Where the card was; null for a column. */
  columnId: string | null;
  /** As it was, if that is known: it is shown before it can be restored. */
  card?: Card;
  column?: Column;
}

/**
 * Restores what somebody has just removed, a card to the column it was in, or to the first one if that is gone; says so if
 * it fails.
 */
export async function bringBack(session: BoardSession, gone: Gone): Promise<boolean> {
  const { id, title, columnId, card, column } = gone;
  const columns = session.view.board?.columns ?? [];
  const to = columnId && (columns.find((each) => each.id === realId(columnId)) ?? columns[0])?.id;
  const entry = { id: realId(id), type: columnId ? "card" : "column", title, card, column } as const;
  const restored = await restore(session, entry, to ?? undefined);
  if (restored.outcome === "done" || restored.outcome === "waiting") return true;
  const reason = restored.outcome === "failed" ? restored.reason : noColumns;
  toast({ kind: "error", message: `${notRestored(title)}. ${reason}` });
  return false;
}
