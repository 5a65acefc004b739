/** What a column shows one below the other: its cards, the form of a new one, the gap for one that is dragged. Pure. */
import type { Card } from "../../../contract/cards.ts";
import { keyOf } from "../state/local-ids.ts";

export const CARD_SPACING_PX = 8;

/** Stands for the form of a card that is being added between others. */
export const FORM = "form";
/** Stands for the place where a dragged card would land. */
export const GAP = "gap";

export type Row = Card | typeof FORM | typeof GAP;

interface Places {
  /** Below this card; null is the top, undefined nowhere. The top, too, if that card is gone or hidden. */
  form: string | null | undefined;
  /** Before this card; null is the end, undefined nowhere. The end, too, if that card is gone or hidden. */
  gap: string | null | undefined;
  /** Not in the list while they are in somebody's hand. */
  carried: readonly string[];
}

export function rowsOf(cards: Card[], { form, gap, carried }: Places): readonly Row[] {
  if (form === undefined && gap === undefined && carried.length === 0) return cards;
  const rows: Row[] = cards.filter(({ id }) => !carried.includes(id));
  if (form !== undefined) rows.splice(indexIn(rows, form) + 1, 0, FORM);
  if (gap !== undefined) {
    const at = indexIn(rows, gap);
    rows.splice(at < 0 ? rows.length : at, 0, GAP);
  }
  return rows;
}

export function indexIn(rows: readonly Row[], cardId: string | null): number {
  return rows.findIndex((row) => isCard(row) && row.id === cardId);
}

export function isCard(row: Row | undefined): row is Card {
  return typeof row === "object";
}

export function keyOfRow(row: Row | undefined): string {
  return isCard(row) ? keyOf(row.id) : (row ?? FORM);
}
