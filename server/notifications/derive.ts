/**
 * Who is notified of what, written in the commit of the change that causes it: none is lost, none is written twice.
 *
 * Nobody is notified of what they did themselves, be it through a rule. An undo or redo notifies nobody: it only restores
 * what those concerned were told about when it was first done.
 */
import type { NotificationKind } from "../../contract/notifications.ts";
import type { User } from "../../contract/users.ts";
import type { Moment, NumberedAnnouncement } from "../platform/core/change/decision.ts";
import { insert, type Write } from "../platform/db/db.ts";

export function notificationsOf(events: readonly NumberedAnnouncement[], moment: Moment): Write[] {
  return events.flatMap((event) => (isRepetition(event) ? [] : notificationsOfEvent(event, moment)));
}

function isRepetition({ undoes, mark }: NumberedAnnouncement): boolean {
  return undoes !== undefined || mark === "restored";
}

function notificationsOfEvent(event: NumberedAnnouncement, moment: Moment): Write[] {
  const { type, data } = event;
  switch (type) {
    case "card.assigned":
      return assigned(event, moment, {
        cardId: data.id,
        users: newAssignees(data.assignees, event.previous?.assignees),
      });
    // Only a copy has assignees from the start.
    case "card.created":
      return assigned(event, moment, { cardId: data.id, users: data.assignees });
    case "board.member_added":
      return notify(event, moment, { kind: "added", cardId: null, userId: data.user_id });
    default:
      return [];
  }
}

/** Without former values the event has changed nothing. */
function newAssignees(after: readonly User[], before: readonly User[] | undefined): User[] {
  return before ? after.filter(({ id }) => !before.some((user) => user.id === id)) : [];
}

function assigned(
  event: NumberedAnnouncement,
  moment: Moment,
  { cardId, users }: { cardId: string; users: readonly User[] },
): Write[] {
  return users.flatMap(({ id: userId }) => notify(event, moment, { kind: "assigned", cardId, userId }));
}

function notify(
  { id, bySystem }: NumberedAnnouncement,
  { board, caller, now }: Moment,
  { kind, cardId, userId }: { kind: NotificationKind; cardId: string | null; userId: string },
): Write[] {
  if (userId === caller?.id) return [];
  return [
    insert("notifications", {
      board_id: board.id,
      id,
      user_id: userId,
      kind,
      card_id: cardId,
      comment_id: null,
      actor_id: bySystem ? null : (caller?.id ?? null),
      created_at: now,
      read_at: null,
      mail: null,
    }),
  ];
}
