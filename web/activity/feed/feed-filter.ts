import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent, EventKind } from "../../../contract/events.ts";
import { checklistOnBoard } from "../sentences/board-index.ts";

export interface FeedFilter {
  /** With its checklists and files. */
  cardId?: string;
  userId?: string;
  kinds?: readonly EventKind[];
}

/** As the service filters; `after` is the board after the event. */
export function passes(
  event: BoardEvent,
  { cardId, userId, kinds }: FeedFilter,
  after: FullBoard | null,
): boolean {
  if (userId !== undefined && event.user_id !== userId) return false;
  if (kinds && !kinds.includes(event.type)) return false;
  const cardOf = (id: string) => (after ? checklistOnBoard(after, id)?.card_id : undefined);
  return cardId === undefined || cardIdOf(event, cardOf) === cardId;
}

/** The card that an event is about; items know their checklist only. */
export function cardIdOf(
  { type, data }: BoardEvent,
  cardOfChecklist: (checklistId: string) => string | undefined,
): string | undefined {
  if ("checklist_id" in data) return cardOfChecklist(data.checklist_id);
  if ("card_id" in data) return data.card_id;
  return type.startsWith("card.") && "id" in data ? data.id : undefined;
}
