/** Folds one after another in which the same person changes the same card are told together. Pure. */
import type { BoardEvent } from "../../../contract/events.ts";
import { isSetUp } from "../../boards/create/set-up.ts";
import { cardIdOf } from "./feed-filter.ts";
import { CLOSE_MS, type Fold } from "./folds.ts";

export interface Group {
  /** Newest first. A single one is shown as it is. */
  folds: readonly [Fold, ...Fold[]];
  /** The card that all of them are about; null if there is only one. */
  cardId: string | null;
}

type CardOfChecklist = (checklistId: string) => string | undefined;

export function groupsOf(newestFirst: readonly Fold[], cardOf: CardOfChecklist): Group[] {
  const groups: { folds: [Fold, ...Fold[]]; cardId: string | null }[] = [];
  for (const fold of newestFirst) {
    const group = groups.at(-1);
    const newer = group?.folds.at(-1);
    const cardId = newer ? sharedCard(fold, newer, cardOf) : null;
    if (group && cardId !== null) {
      group.folds.push(fold);
      group.cardId = cardId;
    } else groups.push({ folds: [fold], cardId: null });
  }
  return groups;
}

/** Null if they do not belong together. */
function sharedCard(older: Fold, newer: Fold, cardOf: CardOfChecklist): string | null {
  const [before, after] = [older.lines[0].event, (newer.lines.at(-1) ?? newer.lines[0]).event];
  if (before.user_id === null || before.user_id !== after.user_id || before.via !== after.via) return null;
  if (Math.abs(Date.parse(after.timestamp) - Date.parse(before.timestamp)) > CLOSE_MS) return null;
  const [first, ...others] = [...older.lines, ...newer.lines].map(({ event }) => changedCard(event, cardOf));
  return first !== undefined && others.every((id) => id === first) ? first : null;
}

/** That a card has come or gone, and what somebody says about it, is always told on its own. */
function changedCard(event: BoardEvent, cardOf: CardOfChecklist): string | undefined {
  const { type } = event;
  if (type === "card.created" || type === "card.deleted" || type.startsWith("comment.")) return undefined;
  if (isSetUp(event)) return undefined;
  return cardIdOf(event, cardOf);
}
