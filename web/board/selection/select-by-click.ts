import type { MouseEvent } from "react";
import type { Card } from "../../../contract/cards.ts";
import type { Controls } from "../controls.ts";
import { cardsShown } from "../filter/filter.ts";
import { hasSelection, selectRange, toggleSelected } from "./selection.ts";

/**
 * Ctrl or Cmd adds or removes the card, Shift adds everything from the card selected last. Where there are no such keys,
 * a long press begins a selection, and then every tap adds or removes a card.
 */
export function selectByClick(event: MouseEvent, card: Card, { session, filter }: Controls): void {
  if (event.button !== 0) return;
  if (event.target instanceof Element && event.target.closest("button, input, textarea, [popover]")) return;
  if (event.shiftKey) {
    const column = session.view.board?.columns.find(({ id }) => id === card.column_id);
    selectRange(cardsShown(column, filter.current), card.id);
  } else if (event.ctrlKey || event.metaKey || (hasSelection() && isTouchScreen())) toggleSelected(card.id);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function isTouchScreen(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
