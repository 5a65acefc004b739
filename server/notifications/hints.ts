/** What a commit gives the personal streams reason to read. */
import type { NumberedAnnouncement } from "../platform/core/change/decision.ts";
import type { Hint } from "../platform/live/personal/hints.ts";

const NOTIFYING: ReadonlySet<string> = new Set<NumberedAnnouncement["type"]>([
  "board.member_added",
  "board.person_matched",
  "card.assigned",
  "card.created",
  "card.updated",
  "comment.created",
  "comment.updated",
]);

/** Null where there is nothing to read. */
export function hintOf(boardId: string, events: readonly NumberedAnnouncement[]): Hint | null {
  const isList = events.some(changesLists);
  const userIds = events.flatMap(({ type, data }) => (type === "board.member_added" ? data.user_id : []));
  const notificationIds = events.filter(({ type }) => NOTIFYING.has(type)).map(({ id }) => id);
  return isList || notificationIds.length > 0 ? { boardId, isList, userIds, notificationIds } : null;
}

function changesLists({ type, previous, mark }: NumberedAnnouncement): boolean {
  switch (type) {
    case "board.deleted":
    case "board.member_added":
    case "board.member_removed":
      return true;
    case "board.updated":
      return mark === "restored" || previous?.title !== undefined || previous?.color !== undefined;
    default:
      return false;
  }
}
