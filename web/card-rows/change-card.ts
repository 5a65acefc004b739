import * as texts from "#texts/changes.ts";
import { nothingLeft } from "#texts/undo.ts";
import type { Card } from "../../contract/cards.ts";
import { api } from "../session/api.ts";
import { isUnreachable, reasonOf, failureOf as toFailure } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import type { CardItem } from "./card-row.tsx";
import { TakenBack } from "./taken-back.ts";
import type { Outcome, UndoSteps } from "./use-undo-steps.ts";

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
  const input = { card_id: card.id, ...change };
  const failure = failureOf(item, change);
  const request = new TakenBack({ item, operation: { route: "updateCard", input }, failure, userId });
  const say = (to: RowChange, error: unknown) =>
    toast({ kind: "error", group: "undo", message: texts.failed(failureOf(item, to), reasonOf(error)) });
  /** Somebody else may have changed it: it is shown as it is. */
  const showPresent = async (otherwise: RowChange) => {
    const present = await api.getCard({ card_id: card.id }).catch(() => null);
    if (!present) return show(otherwise);
    show("due_at" in change ? { due_at: present.due_at } : { is_complete: present.is_complete });
  };
  const toggle = async (to: RowChange, from: RowChange): Promise<Outcome> => {
    if (!(await isMade)) return "refused";
    show(to);
    try {
      if (await request.toggle()) return { message: doneOf(item, to) };
      await showPresent(from);
      toast({ group: "undo", message: nothingLeft.undo });
      return "refused";
    } catch (error) {
      say(to, error);
      if (isUnreachable(toFailure(error))) {
        show(from);
        return "unsent";
      }
      await showPresent(from);
      return "refused";
    }
  };
  const step = { undo: () => toggle(before, change), redo: () => toggle(change, before) };
  show(change);
  steps.add(step, doneOf(item, change));
  const isMade = request.send().then(
    () => true,
    (error) => {
      show(before);
      say(change, error);
      steps.drop(step);
      return false;
    },
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
