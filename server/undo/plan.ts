/** How each kind of event is undone. A kind that is missing here does not compile. */

import { undoingOfBoard, undoingOfNothing } from "./board.ts";
import { type CardEvent, undoingOnCard } from "./card.ts";
import { undoingOfColumnMove, undoingOfColumnUpdate } from "./column.ts";
import { undoingOfLabelUpdate } from "./label.ts";
import type { Past } from "./store.ts";
import type { Undoing } from "./undoing.ts";

/** All changes of one card are undone together; everything else was changed once in a request. */
export function planUndo({ events }: Past, boardId: string): Undoing[] {
  const byCard = new Map<string, CardEvent[]>();
  const others = events.flatMap(({ event, aboutId }): Undoing[] => {
    switch (event.type) {
      case "board.updated":
        return [undoingOfBoard(event, boardId)];
      case "board.deleted":
      case "board.member_added":
      case "board.member_removed":
        return [undoingOfNothing()];
      case "column.updated":
        return [undoingOfColumnUpdate(event, boardId)];
      case "column.moved":
        return [undoingOfColumnMove(event, boardId)];
      case "label.updated":
        return [undoingOfLabelUpdate(event, boardId)];
      case "column.created":
      case "column.deleted":
      case "label.created":
      case "label.deleted":
      case "card.created":
      case "card.deleted":
        return [undoingOfNothing()];
      default:
        byCard.set(aboutId, [...(byCard.get(aboutId) ?? []), event]);
        return [];
    }
  });
  return [...others, ...[...byCard].map(([cardId, ofCard]) => undoingOnCard(ofCard, { boardId, cardId }))];
}
