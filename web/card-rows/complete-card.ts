import { notCompleted, notReopened } from "#texts/changes.ts";
import * as texts from "#texts/my-cards.ts";
import { sendOrStore } from "../board/outbox/send-or-store.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import type { CardItem } from "./card-row.tsx";

interface Change {
  isComplete: boolean;
  userId: string;
  show: (isComplete: boolean) => void;
}

/** Completes or reopens a card outside of its board: shown at once, and taken back with a message if it is refused. */
export function completeCard({ card, board }: CardItem, { isComplete, userId, show }: Change): void {
  const input = { card_id: card.id, is_complete: isComplete };
  const failure = (isComplete ? notCompleted : notReopened)([card.title]);
  show(isComplete);
  sendOrStore({ operation: { route: "updateCard", input }, failure, board, userId }, (options) =>
    api.updateCard(input, options),
  ).catch((error) => {
    show(!isComplete);
    toast({ kind: "error", message: `${texts.notChanged(card.title)} ${reasonOf(error)}` });
  });
}
