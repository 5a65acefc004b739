import { noColumns, notRestored } from "#texts/restoring.ts";
import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import { focusCard, focusColumn } from "../board/cards/focus.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { realId } from "../board/state/local-ids.ts";
import { isTyping } from "../drafts/typing.ts";
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
  /** The column that the card went with, and comes back with. */
  with?: { id: string; title: string; column?: Column };
}

/**
 * Restores what somebody has just removed, a card to the column it was in, or to the first one if that is gone; says so if
 * it fails.
 */
export async function bringBack(session: BoardSession, gone: Gone): Promise<boolean> {
  const { id, title, columnId, card, column, with: whole } = gone;
  const columns = session.view.board?.columns ?? [];
  const to = columnId && (columns.find((each) => each.id === realId(columnId)) ?? columns[0])?.id;
  const isCard = columnId !== null;
  const restored = whole
    ? await restore(session, { type: "column", ...whole, id: realId(whole.id) })
    : await restore(
        session,
        { id: realId(id), type: isCard ? "card" : "column", title, card, column },
        to ?? undefined,
      );
  if (restored.outcome === "done" || restored.outcome === "waiting") {
    // The button that was pressed is gone.
    if (!isTyping()) (isCard ? focusCard : focusColumn)(realId(id));
    return true;
  }
  const reason = restored.outcome === "failed" ? restored.reason : noColumns;
  toast({ kind: "error", message: `${notRestored(title)}. ${reason}` });
  return false;
}
