import { ApiError } from "../../../client/http.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import type { LaterChange } from "../../../contract/undo.ts";
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
  const later = laterChange(error);
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

/** The part of a refusal that says which later change is in the way. */
function laterChange(error: unknown): LaterChange | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { detail, by, seq } = error.body;
  if (detail === undefined || typeof seq !== "number" || by === undefined) return null;
  // The contract of the route says that this is a user.
  return { detail, seq, by: by as LaterChange["by"] };
}
