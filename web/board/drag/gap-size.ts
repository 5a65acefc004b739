import type { Card } from "../../../contract/cards.ts";
import { CARD_SPACING_PX } from "../cards/card-rows.ts";
import { tileOf } from "./settle.ts";

/** Many cards are not shown at full length: there must be something to drop them between. */
const LARGEST_PART = 0.4;

/** The height of the gap for all of these cards. Those that are not rendered count as high as the one in the hand. */
export function gapFor(cards: readonly Card[], inHand: Card): number {
  const heightOf = ({ id }: Card) => tileOf(id)?.offsetHeight;
  const usual = heightOf(inHand) ?? 0;
  const sum = cards.reduce((px, card) => px + (heightOf(card) ?? usual) + CARD_SPACING_PX, -CARD_SPACING_PX);
  return Math.max(usual, Math.min(sum, innerHeight * LARGEST_PART));
}
