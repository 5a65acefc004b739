import { failed } from "#texts/changes.ts";
import * as texts from "#texts/undo.ts";
import type { LocalChange } from "../../../client/changes/optimistic-state.ts";
import { ApiError } from "../../../client/http.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import type { User } from "../../../contract/users.ts";
import { reasonOf } from "../../session/reason.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { timeAgo } from "../../ui/display/time-ago.ts";
import type { Toast } from "../../ui/feedback/toasts.tsx";
import type { Author } from "../presence/authors.ts";

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
export async function undoRefusal(
  { failure, operation }: LocalChange,
  error: unknown,
  means: Means,
): Promise<Toast> {
  const later = error instanceof ApiError ? error.later : null;
  const message = { kind: "error", group: "undo" } as const;
  if (!later) return { ...message, message: failed(failure, plainReason(error, operation.undone ?? [])) };
  const event = await means.eventAt(later.seq).catch(() => null);
  const author = authorOf(later.by, means.userId);
  const ago = event ? timeAgo(event.timestamp, means.now) : "";
  const since =
    event && REMOVALS.test(event.type)
      ? texts.didSince(author, means.describe(event), ago)
      : texts.changedSince(author, ago);
  return {
    ...message,
    message: failed(failure, since),
    ...(event && { action: { label: texts.show, run: () => means.show(event) } }),
  };
}

function authorOf(by: User | null, myId: string): Author {
  if (by === null) return "rule";
  return by.id === myId ? "you" : { name: nameOf(by) };
}

function plainReason(error: unknown, undone: readonly BoardEvent[]): string {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 410) return texts.tooLongAgo;
  if (status !== 422) return reasonOf(error);
  return undone.some(({ type }) => type === "board.updated") ? texts.notRoles : texts.notMembership;
}
