/** How each kind of event is undone. */
import type { Attachment } from "../../contract/attachments.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { undoingOfNewAttachment, undoingOfRemovedAttachment } from "./attachment.ts";
import { undoingOfBoard, undoingOfNothing } from "./board.ts";
import { undoingOfArchival, undoingOfReturn } from "./card/archival-by-rule.ts";
import { type CardEvent, undoingOnCard } from "./card/card.ts";
import { undoingOfNewCards, undoingOfRemovedCards } from "./card/whole-card.ts";
import { undoingOfColumnMove, undoingOfColumnUpdate } from "./column.ts";
import { undoingOfCommentUpdate, undoingOfNewComment, undoingOfRemovedComment } from "./comment.ts";
import { undoingOfLabelUpdate, undoingOfNewLabel, undoingOfRemovedLabel } from "./label.ts";
import type { LoggedChange } from "./log/logged-change.ts";
import { undoingOfMatch, undoingOfUnmatch } from "./person.ts";
import type { Of, Undoing } from "./undoing.ts";
import { undoingOfNewColumn, undoingOfRemovedColumn } from "./whole-column.ts";

interface Place {
  boardId: string;
  limits: Limits;
  /** Large cards to read, see `withLargeCards`. */
  cardIds: readonly string[];
}

/** All changes on one card are undone together, its archival by a rule included, and so are cards created together; everything else changes once in a request. */
export function planUndo({ events }: LoggedChange, { boardId, limits, cardIds }: Place): Undoing[] {
  const byCard = new Map<string, CardEvent[]>();
  const created: Of<"card.created">[] = [];
  const removed: Of<"card.deleted">[] = [];
  const others = events.flatMap(({ event, aboutId }): Undoing[] => {
    switch (event.type) {
      case "board.updated":
        return [undoingOfBoard(event, boardId)];
      case "board.deleted":
      case "board.member_added":
      case "board.member_removed":
        return [undoingOfNothing()];
      case "board.person_matched":
        return [undoingOfMatch(event, boardId)];
      case "board.person_unmatched":
        return [undoingOfUnmatch(event, boardId, cardIds)];
      case "column.created":
        return [undoingOfNewColumn(event, boardId)];
      case "column.updated":
        return [undoingOfColumnUpdate(event, boardId)];
      case "column.moved":
        return [undoingOfColumnMove(event, boardId)];
      case "column.deleted":
        return [undoingOfRemovedColumn(event, boardId, limits)];
      case "label.created":
        return [undoingOfNewLabel(event, boardId)];
      case "label.updated":
        return [undoingOfLabelUpdate(event, boardId)];
      case "label.deleted":
        return [undoingOfRemovedLabel(event, boardId, limits)];
      case "card.created":
        created.push(event);
        return [];
      case "card.deleted":
        removed.push(event);
        return [];
      case "attachment.created":
        return [undoingOfNewAttachment(event, boardId, events.some(setsCover(event.data)))];
      case "attachment.deleted":
        return [undoingOfRemovedAttachment(event, boardId, limits)];
      case "comment.created":
        return [undoingOfNewComment(event, boardId)];
      case "comment.updated":
        return [undoingOfCommentUpdate(event, boardId)];
      case "comment.deleted":
        return [undoingOfRemovedComment(event, boardId)];
      default:
        // All that is left is on a card. If this does not compile, the new kind needs a case above.
        byCard.set(aboutId, [...(byCard.get(aboutId) ?? []), event]);
        return [];
    }
  });
  const throughTrash = [...byCard].flatMap(([cardId, ofCard]): Undoing[] => {
    const archival = takeOut(removed, cardId);
    const itsReturn = takeOut(created, cardId);
    if (!archival && !itsReturn) return [];
    byCard.delete(cardId);
    if (archival) return [undoingOfArchival(archival, ofCard, boardId, limits)];
    return itsReturn ? [undoingOfReturn(itsReturn, ofCard, boardId)] : [];
  });
  const onCards = [...byCard].map(([cardId, ofCard]) =>
    undoingOnCard(ofCard, { boardId, cardId, returning: attachmentsBack(events, cardId) }),
  );
  const whole = [
    ...(created.length > 0 ? [undoingOfNewCards(created, boardId)] : []),
    ...(removed.length > 0 ? [undoingOfRemovedCards(removed, boardId, limits)] : []),
  ];
  return [...others, ...whole, ...throughTrash, ...onCards];
}

/** The event about that card, which is no longer in the list. */
function takeOut<Event extends Of<"card.created" | "card.deleted">>(
  events: Event[],
  cardId: string,
): Event | undefined {
  const index = events.findIndex(({ data }) => data.id === cardId);
  return index < 0 ? undefined : events.splice(index, 1)[0];
}

/** The attachments of a card that come back by the same undo: one of them may be its cover again. */
function attachmentsBack(events: LoggedChange["events"], cardId: string): Attachment[] {
  return events.flatMap(({ event }) =>
    event.type === "attachment.deleted" && event.data.card_id === cardId ? event.data : [],
  );
}

function setsCover({ id }: Attachment) {
  return ({ event }: LoggedChange["events"][number]) =>
    event.type === "card.updated" && event.data.cover_attachment_id === id;
}
