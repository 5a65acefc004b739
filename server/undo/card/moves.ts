/** The moves among the events of a card: of itself, of its checklists and of their items. */
import { cardsIn } from "../../cards/store.ts";
import { checklistsOn, itemsIn } from "../../checklists/store.ts";
import type { CardEvent, OnCard } from "./card.ts";
import { type LoggedMove, loggedMove, type Moved } from "./reverse-moves.ts";

export function movedOnCard(events: readonly CardEvent[], { boardId, cardId }: OnCard): Moved[] {
  const moved = new Map<string, Moved>();
  for (const event of events) {
    const found = moveOf(event, boardId);
    if (!found) continue;
    const { id } = event.data;
    const thing = moved.get(id) ?? { id, on: cardId, moves: [], siblings: found.siblings };
    thing.moves.push(found.move);
    moved.set(id, thing);
  }
  return [...moved.values()];
}

function moveOf(event: CardEvent, boardId: string): { siblings: Moved["siblings"]; move: LoggedMove } | null {
  switch (event.type) {
    case "card.moved": {
      const { data, previous = {} } = event;
      return {
        siblings: (parent) => cardsIn(boardId, parent),
        move: loggedMove(event, data.column_id, previous.column_id),
      };
    }
    case "checklist.moved":
      return {
        siblings: (parent) => checklistsOn(boardId, parent),
        move: loggedMove(event, event.data.card_id),
      };
    case "checklist_item.moved": {
      const { data, previous = {} } = event;
      return {
        siblings: (parent) => itemsIn(boardId, parent),
        move: loggedMove(event, data.checklist_id, previous.checklist_id),
      };
    }
    default:
      return null;
  }
}
