import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import { cardsShown, type Filter } from "../board/filter/filter.ts";

/** The cards above and below one of a column, among those that the filter shows. It may be hidden itself. Pure. */
export function shownNeighbours(
  column: (Pick<Column, "is_done_column"> & { cards: Card[] }) | undefined,
  card: Card,
  filter: Filter,
): { before: Card | undefined; after: Card | undefined } {
  const cards = column?.cards ?? [];
  const shown = new Set(cardsShown(column, filter));
  const at = cards.findIndex(({ id }) => id === card.id);
  return {
    before: cards.slice(0, Math.max(0, at)).findLast((each) => shown.has(each)),
    after: cards.slice(at + 1).find((each) => shown.has(each)),
  };
}
