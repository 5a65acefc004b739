import { noColumns, notRestored } from "#texts/restoring.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { realId } from "../board/state/local-ids.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { restore } from "./restore.ts";

/** Restores a card that somebody has just removed, to a column, or to the first one if that is gone; says so if it fails. */
export async function bringBack(
  session: BoardSession,
  { id, title }: { id: string; title: string },
  columnId: string,
): Promise<void> {
  const columns = session.view.board?.columns ?? [];
  const to = columns.find((column) => column.id === realId(columnId)) ?? columns[0];
  const restored = await restore(session, { id: realId(id), type: "card", title }, to?.id);
  if (restored.outcome === "done" || restored.outcome === "waiting") return;
  const reason = restored.outcome === "failed" ? restored.reason : noColumns;
  toast({ kind: "error", message: `${notRestored(title)}. ${reason}` });
}
