/** The columns as they lie side by side, with a gap for the one that is dragged. Pure. */
import type { Column } from "../../../contract/columns.ts";
import { keyOf } from "../state/local-ids.ts";

/** Stands for the place where a dragged column would land. */
export const GAP = "gap";

export type Place = Column | typeof GAP;

export function placesOf(
  columns: readonly Column[],
  carriedId: string | undefined,
  before: string | null | undefined,
): readonly Place[] {
  if (carriedId === undefined) return columns;
  const others = columns.filter(({ id }) => id !== carriedId);
  const found = others.findIndex(({ id }) => id === before);
  const places: Place[] = [...others];
  places.splice(found < 0 ? others.length : found, 0, GAP);
  return places;
}

export function indexIn(places: readonly Place[], columnId: string | null): number {
  return places.findIndex((place) => place !== GAP && place.id === columnId);
}

/** Of the column, or of the column that has the card. */
export function indexWith(places: readonly Place[], id: string | null): number {
  return places.findIndex(
    (place) => place !== GAP && (place.id === id || place.cards.some((card) => card.id === id)),
  );
}

export function keyOfPlace(place: Place | undefined): string {
  return place === GAP || !place ? GAP : keyOf(place.id);
}
