/**
 * What is undone while a card is open: what was done to it and in it. Not that it was created or came back, which would
 * take the card away from under whoever reads it.
 */
import type { LocalChange } from "../../../client/changes/optimistic-state.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { cardIdOf } from "../../activity/feed/feed-filter.ts";
import { checklistOnBoard } from "../../activity/sentences/board-index.ts";
import { realId } from "../state/local-ids.ts";

const OF_THE_CARD = new Set(["card.created", "card.deleted"]);
const MAKES_OR_TAKES = new Set([
  "createCard",
  "createCards",
  "copyCard",
  "deleteCard",
  "archiveCard",
  "restoreCard",
]);

export function isInside({ type }: BoardEvent): boolean {
  return !OF_THE_CARD.has(type);
}

/** The card that an event changed something in; `board` is the board after it. */
export function cardOfEvent(event: BoardEvent, board: FullBoard | null): string | undefined {
  if (!isInside(event)) return undefined;
  return cardIdOf(event, (id) => (board ? checklistOnBoard(board, id)?.card_id : undefined));
}

/** The card that a change is about, which may not be sent yet; `before` is the board without it, asked for if needed. */
export function cardOfChange({ operation }: LocalChange, before: () => FullBoard | null): string | undefined {
  const { route, input, cardId, undone } = operation;
  if (route === "undo") return undone?.[0] && cardOfEvent(undone[0], before());
  if (MAKES_OR_TAKES.has(route)) return undefined;
  const id = "card_id" in input ? input.card_id : (cardId ?? holderOf(input, before));
  return id && realId(id);
}

/** The card that has this checklist, item or file. */
function holderOf(input: object, before: () => FullBoard | null): string | undefined {
  const { checklist_id, item_id, attachment_id }: Record<string, string> = { ...input };
  if (!checklist_id && !item_id && !attachment_id) return undefined;
  const is = (id: string | undefined) => (each: { id: string }) => id !== undefined && each.id === realId(id);
  const cards = before()?.columns.flatMap(({ cards }) => cards) ?? [];
  return cards.find(
    ({ checklists, attachments }) =>
      attachments.some(is(attachment_id)) ||
      checklists.some((list) => is(checklist_id)(list) || list.items.some(is(item_id))),
  )?.id;
}
