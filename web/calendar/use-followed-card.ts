import { type RefObject, useEffect, useRef } from "react";
import { findCard } from "../../client/changes/board-changes.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { hasNoFocus } from "../shell/focus-page.ts";
import { undoOrRedo } from "../util/undo-keys.ts";
import { dueDay } from "./due-cards.ts";

interface Followed {
  cardId: string;
  day: string | null;
  /** Where it was before. */
  from: string | null;
}

interface Shown {
  board: FullBoard;
  days: readonly string[];
  /** The day that would get the focus. */
  active: string;
  goTo: (day: string, cardId?: string) => void;
}

/** How long an undo may take, until the board has changed. */
const UNDO_MS = 5000;

/**
 * A card that had the focus gets it again on the day it has gone to, whoever has moved it; and one that undo or redo moves
 * is shown there, in whatever month, with the focus. Returns a function that is told which card was moved here, and to
 * which day.
 */
export function useFollowedCard(
  root: RefObject<HTMLElement | null>,
  { board, days, active, goTo }: Shown,
): (cardId: string, day: string) => void {
  const followed = useRef<Followed | null>(null);
  const undone = useUndoneCard(root, board);
  const dayOfCard = (cardId: string) => {
    const card = findCard(board, cardId);
    return card ? dueDay(card) : null;
  };
  const now = useRef(dayOfCard);
  now.current = dayOfCard;
  useEffect(() => {
    const element = root.current;
    const follow = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>("[data-due-card]") : null;
      const cardId = card?.dataset.dueCard;
      if (cardId === followed.current?.cardId) return;
      followed.current = cardId ? { cardId, day: now.current(cardId), from: null } : null;
    };
    element?.addEventListener("focusin", follow);
    return () => element?.removeEventListener("focusin", follow);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the board moves cards
  useEffect(() => {
    const moved = undone();
    if (moved) {
      followed.current = { ...moved, from: null };
      return goTo(moved.day, moved.cardId);
    }
    const { current } = followed;
    const day = current && now.current(current.cardId);
    if (!current || day === current.day) return;
    followed.current = { ...current, day, from: current.day };
    if (!hasNoFocus()) return;
    if (day && (days.includes(day) || day === current.from)) goTo(day, current.cardId);
    else goTo(active);
  }, [board]);
  return (cardId, day) => {
    followed.current = { cardId, day, from: now.current(cardId) };
  };
}

interface Moved {
  cardId: string;
  day: string;
}

/** Says which card an undo or redo, by its keys in the calendar, has just moved to another day; null if none has. */
function useUndoneCard(root: RefObject<HTMLElement | null>, board: FullBoard): () => Moved | null {
  const before = useRef(board);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = (event: KeyboardEvent) => {
      const isHere = hasNoFocus() || root.current?.contains(document.activeElement);
      const isUndo = isHere && undoOrRedo(event) !== null;
      pressedAt.current = isUndo ? event.timeStamp : Number.NEGATIVE_INFINITY;
    };
    addEventListener("keydown", note, true);
    return () => removeEventListener("keydown", note, true);
  }, [root]);
  return () => {
    const old = before.current;
    before.current = board;
    if (performance.now() - pressedAt.current > UNDO_MS) return null;
    const days = new Map(cardsOf(old).map((card) => [card.id, dueDay(card)]));
    const card = cardsOf(board).find((each) => days.has(each.id) && days.get(each.id) !== dueDay(each));
    const day = card && dueDay(card);
    if (!day) return null;
    pressedAt.current = Number.NEGATIVE_INFINITY;
    return { cardId: card.id, day };
  };
}

function cardsOf({ columns }: FullBoard): Card[] {
  return columns.flatMap(({ cards }) => cards);
}
