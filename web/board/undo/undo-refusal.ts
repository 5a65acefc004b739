import { ApiError } from "../../../client/http.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { reasonOf } from "../../session/reason.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { timeAgo } from "../../ui/display/time-ago.ts";
import type { Toast } from "../../ui/feedback/toasts.tsx";
import type { LocalChange } from "../state/optimistic-state.ts";

interface Means {
  eventAt: (seq: number) => Promise<BoardEvent | null>;
  show: (event: BoardEvent) => void;
  now: number;
  userId: string;
}

/** The message about a change that the service did not undo: who has changed it since, and how to see that. */
export async function undoRefusal({ failure }: LocalChange, error: unknown, means: Means): Promise<Toast> {
  const later = error instanceof ApiError ? error.later : null;
  if (!later) return { kind: "error", message: `${failure}. ${plainReason(error)}` };
  const event = await means.eventAt(later.seq).catch(() => null);
  const who =
    later.by === null ? "A rule has" : later.by.id === means.userId ? "You have" : `${nameOf(later.by)} has`;
  const when = event ? `, ${timeAgo(event.timestamp, means.now)}` : "";
  return {
    kind: "error",
    message: `${failure}. ${who} changed it since${when}.`,
    ...(event && { action: { label: "Show", run: () => means.show(event) } }),
  };
}

function plainReason(error: unknown): string {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 410) return "It was too long ago.";
  return status === 422 ? "Changes of who is on the board cannot be undone." : reasonOf(error);
}
