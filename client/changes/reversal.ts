/** How the board looks without an event, as a pure function, until the service says what its undo has come to. */
import type { BoardEvent } from "../../contract/events.ts";
import * as board from "./board-changes.ts";
import * as card from "./card-changes.ts";
import type { Change } from "./optimistic-state.ts";

const unchanged: Change = (now) => now;

/** For the kinds that are undone most; for the others, the board is left as it is. */
export function reversalOf(event: BoardEvent): Change {
  switch (event.type) {
    case "card.created":
      return board.removeCard(event.data.id);
    case "card.deleted":
      return board.insertCard(event.data);
    case "card.updated":
    case "card.labeled":
    case "card.unlabeled":
    case "card.assigned":
    case "card.unassigned":
      return board.patchCard(event.data.id, event.previous ?? {});
    case "card.moved": {
      const { column_id, position } = event.previous ?? {};
      return position === undefined ? unchanged : board.moveCard(event.data.id, column_id, position);
    }
    case "column.updated":
      return board.patchColumn(event.data.id, event.previous ?? {});
    case "column.moved": {
      const { position } = event.previous ?? {};
      return position === undefined ? unchanged : board.moveColumn(event.data.id, position);
    }
    case "checklist.created":
      return card.removeChecklist(event.data.id);
    case "checklist.updated":
      return card.patchChecklist(event.data.id, event.previous ?? {});
    case "checklist.deleted":
      return card.insertChecklist(event.data);
    case "checklist_item.created":
      return card.removeItem(event.data.id);
    case "checklist_item.updated":
    case "checklist_item.assigned":
    case "checklist_item.unassigned":
      return card.patchItem(event.data.id, event.previous ?? {});
    case "checklist_item.deleted":
      return card.insertItem(event.data);
    case "attachment.created":
      return card.removeAttachment(event.data.id);
    case "attachment.deleted":
      return card.insertAttachment(event.data);
    case "comment.created":
      return card.countComment(event.data.card_id, -1);
    case "comment.deleted":
      return card.countComment(event.data.card_id, 1);
    default:
      return unchanged;
  }
}
