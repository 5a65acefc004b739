/** What has moved between two states of a board. Pure. */
import type { FullBoard } from "../../../contract/boards.ts";
import type { Column } from "../../../contract/columns.ts";

export interface Moved {
  /** Cards that are in another column now. */
  across: string[];
  /** Cards that are at another place in their column; only those that were moved, not those that made room. */
  within: string[];
  /** Cards or columns have changed places, have come or have gone. */
  isAnything: boolean;
}

export function movedBetween(before: FullBoard, after: FullBoard): Moved {
  const old = new Map(before.columns.map((column) => [column.id, column]));
  // The same object where nothing has changed: an event costs no more than the columns it is about.
  const changed = after.columns.filter((column) => old.get(column.id) !== column);
  const columnOf = new Map<string, string>();
  for (const { id } of changed) for (const card of old.get(id)?.cards ?? []) columnOf.set(card.id, id);
  const moved: Moved = { across: [], within: [], isAnything: !isSameOrder(before.columns, after.columns) };
  for (const column of changed) {
    const cardsBefore = old.get(column.id)?.cards ?? [];
    if (isSameOrder(cardsBefore, column.cards)) continue;
    moved.isAnything = true;
    for (const { id } of column.cards) {
      const from = columnOf.get(id);
      if (from !== undefined && from !== column.id) moved.across.push(id);
    }
    const within = movedWithin(cardsBefore, column.cards);
    if (within !== null) moved.within.push(within);
  }
  return moved;
}

type Things = readonly Pick<Column, "id">[];

function isSameOrder(before: Things, after: Things): boolean {
  return before.length === after.length && before.every(({ id }, index) => id === after[index]?.id);
}

/** The one that was moved, if moving one is all that has happened. */
export function movedWithin(before: Things, after: Things): string | null {
  if (before.length !== after.length) return null;
  const at = before.findIndex(({ id }, index) => id !== after[index]?.id);
  for (const candidate of [before[at], after[at]]) {
    const without = (list: Things) => list.filter(({ id }) => id !== candidate?.id);
    if (candidate && isSameOrder(without(before), without(after))) return candidate.id;
  }
  return null;
}
