import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import { useBoard } from "../../board/use-board.ts";
import { cardPath } from "../../router.ts";
import { Link } from "../../ui/display/link.tsx";

/** A text can contain thousands of numbers, so each board is looked through once. */
const numbered = new WeakMap<FullBoard, ReadonlyMap<number, Card>>();

function byNumber(board: FullBoard): ReadonlyMap<number, Card> {
  const known = numbered.get(board);
  if (known) return known;
  const cards = board.columns.flatMap((column) => column.cards);
  const found = new Map(cards.map((card) => [card.number, card]));
  numbered.set(board, found);
  return found;
}

/** A card of the board that a text refers to by its number; just the number if there is none on the board. */
function CardReference({ number }: { number: number }) {
  const { board } = useBoard();
  const found = byNumber(board).get(number);
  const shown = `#${number}`;
  if (!found) return shown;
  return (
    <Link href={cardPath(board.id, found.id)} title={found.title}>
      {shown}
    </Link>
  );
}

export const cardReference = (number: number) => <CardReference key={number} number={number} />;
