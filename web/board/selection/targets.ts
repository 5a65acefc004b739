import type { Card } from "../../../contract/cards.ts";
import type { Controls } from "../controls.ts";
import { isSelected, selectedCards } from "./selection.ts";

/** What an action on this card is about: the card, or all that are selected if it is one of them. */
export function targetsOf({ session, filter }: Controls, card: Card): readonly Card[] {
  const { board } = session.view;
  return board && isSelected(card.id) ? selectedCards(board, filter.current) : [card];
}
