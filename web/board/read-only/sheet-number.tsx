import { cardNumber } from "#texts/card.ts";

/** In the head of a card that is only looked at. */
export function SheetNumber({ number }: { number: number }) {
  return (
    <span className="card-number">
      <span className="visually-hidden">{cardNumber}</span>#{number}
    </span>
  );
}
