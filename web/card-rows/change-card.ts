import * as texts from "#texts/changes.ts";
import type { Card } from "../../contract/cards.ts";
import { sendOrStore } from "../board/outbox/send-or-store.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import type { CardItem } from "./card-row.tsx";
import type { UndoSteps } from "./use-undo-steps.ts";

/** What can be changed in a list of cards: one of the two. */
export type RowChange = Pick<Card, "is_complete"> | Pick<Card, "due_at">;

interface Place {
  userId: string;
  show: (change: RowChange) => void;
  steps: UndoSteps;
}

/** A card changes outside of its board: shown at once with Undo, and taken back with a message if it is refused. */
export function changeCard(item: CardItem, change: RowChange, { userId, show, steps }: Place): void {
  const { card } = item;
  const before: RowChange = "due_at" in change ? { due_at: card.due_at } : { is_complete: card.is_complete };
  const send = (to: RowChange, from: RowChange) => {
    show(to);
    sendChange(item, to, userId).catch((error) => {
      show(from);
      toast({ kind: "error", message: texts.failed(failureOf(item, to), reasonOf(error)) });
    });
    return doneOf(item, to);
  };
  steps.add({ undo: () => send(before, change), redo: () => send(change, before) }, send(change, before));
}

function sendChange({ card, board }: CardItem, change: RowChange, userId: string): Promise<void> {
  const input = { card_id: card.id, ...change };
  const failure = failureOf({ card }, change);
  return sendOrStore({ operation: { route: "updateCard", input }, failure, board, userId }, (options) =>
    api.updateCard(input, options),
  );
}

function doneOf({ card }: Pick<CardItem, "card">, change: RowChange): string {
  if ("due_at" in change) return texts.dueChanged([card.title]);
  return (change.is_complete ? texts.completed : texts.reopened)([card.title]);
}

function failureOf({ card }: Pick<CardItem, "card">, change: RowChange): string {
  if ("due_at" in change) return texts.dueNotChanged([card.title]);
  return (change.is_complete ? texts.notCompleted : texts.notReopened)([card.title]);
}
