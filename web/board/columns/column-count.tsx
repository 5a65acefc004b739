import * as texts from "#texts/columns.tsx";
import type { Column } from "../../../contract/columns.ts";
import { number } from "../../texts/format.ts";
import { isFull } from "../state/column-room.ts";

/** How many cards a column has and may have; while a filter hides some, how many of them it shows instead. */
export function ColumnCount({ column, shown }: { column: Column; shown: number }) {
  const { card_limit, cards } = column;
  const all = cards.length;
  const limit = shown === all ? card_limit : null;
  return (
    <span className="column-count" data-full={isFull(column)}>
      {shown !== all && texts.shownOf(shown)}
      {number(all)}
      {limit !== null && `/${number(limit)}`}
      <span className="visually-hidden">
        {isFull(column) ? texts.cardsAndFull : texts.cards(limit ?? all)}
      </span>
    </span>
  );
}
