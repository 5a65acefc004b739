/** The positions that the move of a card needs: from the order that is kept of the board, or else as they were counted. */
import type { Card } from "../../contract/cards.ts";
import { type ColumnRanks, Uncounted } from "../platform/core/card-orders.ts";
import type { DecisionContext } from "../platform/core/change/decision.ts";

interface Counted {
  cards: { position: number | null }[];
  around?: { rank: number }[];
  order?: ColumnRanks[];
}

interface Move {
  before: Card;
  column_id: string;
  position: number;
}

interface Positions {
  /** The ranks around the new place. */
  around: { rank: number }[];
  /** Where the card was. */
  was: number;
}

export function positionsOf(
  { cards, around, order }: Counted,
  { board, orders }: Pick<DecisionContext, "board" | "orders">,
  { before, column_id, position }: Move,
): Positions {
  const kept = orders.at(board, order);
  if (kept) return { around: kept.around(column_id, position), was: kept.positionOf(before) };
  const was = cards[0]?.position ?? null;
  if (was === null || !around) throw new Uncounted();
  orders.counted(board, Math.max(position, was));
  return { around, was };
}
