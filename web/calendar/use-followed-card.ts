import { type RefObject, useEffect, useRef } from "react";
import { findCard } from "../../client/changes/board-changes.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { hasNoFocus } from "../shell/focus-page.ts";
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

/**
 * A card that had the focus gets it again on the day it has gone to, whoever has moved it; and one that goes back to where
 * it was before, with undo, is shown there. Returns a function that is told which card was moved here, and to which day.
 */
export function useFollowedCard(
  root: RefObject<HTMLElement | null>,
  { board, days, active, goTo }: Shown,
): (cardId: string, day: string) => void {
  const followed = useRef<Followed | null>(null);
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
