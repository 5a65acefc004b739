import { ApiError } from "../../../client/http.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { reasonOf } from "../../session/reason.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { timeAgo } from "../../ui/display/time-ago.ts";
import type { Toast } from "../../ui/feedback/toasts.tsx";
import type { LocalChange } from "../state/optimistic-state.ts";

interface Means {
  eventAt: (seq: number) => Promise<BoardEvent | null>;
  /** What was done, without who did it. */
  describe: (event: BoardEvent) => string;
  show: (event: BoardEvent) => void;
  now: number;
  userId: string;
}

/** Something that is gone may be the reason also where it is not what was to be undone: the column of a card. */
const REMOVALS = /\.(deleted|member_removed)$/;

/**
 * The message about a change that the service did not undo: who has changed it since, and how to see that. It replaces
 * the one before.
 */
export async function undoRefusal({ failure }: LocalChange, error: unknown, means: Means): Promise<Toast> {
  const later = error instanceof ApiError ? error.later : null;
  const message = { kind: "error", group: "undo" } as const;
  if (!later) return { ...message, message: `${failure}. ${plainReason(error)}` };
  const event = await means.eventAt(later.seq).catch(() => null);
  const who =
    later.by === null ? "A rule has" : later.by.id === means.userId ? "You have" : `${nameOf(later.by)} has`;
  const when = event ? `, ${timeAgo(event.timestamp, means.now)}` : "";
  const did = event && REMOVALS.test(event.type) ? means.describe(event) : "changed it";
  return {
    ...message,
    message: `${failure}. ${who} ${did} since${when}.`,
    ...(event && { action: { label: "Show", run: () => means.show(event) } }),
  };
}

function plainReason(error: unknown): string {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 410) return "It was deleted for good, or it is too long ago.";
  return status === 422 ? "Changes of who is on the board cannot be undone." : reasonOf(error);
}
