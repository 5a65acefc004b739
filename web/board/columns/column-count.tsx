import * as texts from "#texts/columns.tsx";
import type { Column } from "../../../contract/columns.ts";
import { number } from "../../texts/format.ts";
import { isFull } from "../state/column-room.ts";

/** How many cards a column has and may have, and how many of them the filter shows. */
export function ColumnCount({ column, shown }: { column: Column; shown: number }) {
  const { card_limit, cards } = column;
  const all = cards.length;
  const isFiltered = shown !== all;
  return (
    <span className="column-count" data-full={isFull(column)}>
      {card_limit === null ? (
        <>
          {isFiltered && texts.shownOf(shown)}
          {number(all)}
          <span className="visually-hidden">{texts.cards(all)}</span>
        </>
      ) : (
        <>
          {isFiltered && texts.shownOf(shown)}
          {`${number(all)}/${number(card_limit)}`}
          <span className="visually-hidden">
            {isFull(column) ? texts.cardsAndFull : texts.cards(card_limit)}
          </span>
        </>
      )}
    </span>
  );
}
