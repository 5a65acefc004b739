/** Where a dragged card lands, on the board as it is shown, with the filter applied. Pure. */
import * as texts from "#texts/drag.ts";
import { findCard } from "../../../client/changes/board-changes.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import { cardsShown, type Filter } from "../filter/filter.ts";
import { refuses } from "../state/column-room.ts";

export interface Landing {
  columnId: string;
  /** The visible card it comes before; null is after the last visible one. */
  before: string | null;
}

/** The visible cards of a column without those being moved. */
function othersIn(board: FullBoard, columnId: string, moved: readonly string[], filter: Filter): Card[] {
  const column = board.columns.find(({ id }) => id === columnId);
  return cardsShown(column, filter).filter(({ id }) => !moved.includes(id));
}

/** The index the service is asked for. Cards that the filter hides keep their neighbours. */
export function positionOf(board: FullBoard, cardId: string, landing: Landing, filter: Filter): number {
  const column = board.columns.find(({ id }) => id === landing.columnId);
  const all = (column?.cards ?? []).filter(({ id }) => id !== cardId);
  const before = all.findIndex(({ id }) => id === landing.before);
  if (before >= 0) return before;
  const lastVisible = othersIn(board, landing.columnId, [cardId], filter).at(-1);
  return lastVisible ? all.indexOf(lastVisible) + 1 : all.length;
}

/** The card that several cards moved together come before, hidden ones included; null is the end. */
export function neighbourOf(
  board: FullBoard,
  landing: Landing,
  moved: readonly Card[],
  filter: Filter,
): string | null {
  const column = board.columns.find(({ id }) => id === landing.columnId);
  const all = column?.cards ?? [];
  const isMoved = ({ id }: Card) => moved.some((each) => each.id === id);
  const before = all.findIndex(({ id }) => id === landing.before);
  const lastVisible = cardsShown(column, filter).findLast((card) => !isMoved(card));
  const from = before >= 0 ? before : lastVisible ? all.indexOf(lastVisible) + 1 : all.length;
  return all.slice(from).find((card) => !isMoved(card))?.id ?? null;
}

/** Where the card is now, among those that are not moved with it. */
export function landingOf(
  board: FullBoard,
  cardId: string,
  filter: Filter,
  moved: readonly string[],
): Landing | null {
  const card = findCard(board, cardId);
  const column = board.columns.find(({ id }) => id === card?.column_id);
  if (!card || !column) return null;
  const visible = cardsShown(column, filter);
  const after = visible.slice(visible.indexOf(card) + 1);
  return { columnId: column.id, before: after.find(({ id }) => !moved.includes(id))?.id ?? null };
}

/** One step with an arrow key for the cards being moved; the same landing at the edge. */
export function step(
  board: FullBoard,
  moved: readonly string[],
  from: Landing,
  key: string,
  filter: Filter,
): Landing {
  const others = othersIn(board, from.columnId, moved, filter);
  const found = others.findIndex(({ id }) => id === from.before);
  const index = found < 0 ? others.length : found;
  if (key === "ArrowUp") return { ...from, before: others[Math.max(0, index - 1)]?.id ?? null };
  if (key === "ArrowDown") return { ...from, before: others[index + 1]?.id ?? null };
  const at = board.columns.findIndex(({ id }) => id === from.columnId);
  const next = board.columns[at + (key === "ArrowRight" ? 1 : -1)];
  if (!next) return from;
  return { columnId: next.id, before: othersIn(board, next.id, moved, filter)[index]?.id ?? null };
}

/** One step for several cards, which end up together in the column of one of them; null where there is no column. */
export function stepTogether(
  board: FullBoard,
  moved: readonly Card[],
  columnId: string,
  key: string,
  filter: Filter,
): Landing | null {
  const isMoved = ({ id }: Card) => moved.some((each) => each.id === id);
  const at = board.columns.findIndex(({ id }) => id === columnId);
  const visible = cardsShown(board.columns[at], filter);
  const others = visible.filter((card) => !isMoved(card));
  const unmovedBefore = (index: number) => visible.slice(0, index).filter((card) => !isMoved(card)).length;
  const first = unmovedBefore(visible.findIndex(isMoved));
  if (key === "ArrowUp") return { columnId, before: others[Math.max(0, first - 1)]?.id ?? null };
  if (key === "ArrowDown") {
    const last = unmovedBefore(visible.findLastIndex(isMoved));
    return { columnId, before: others[last + 1]?.id ?? null };
  }
  const next = board.columns[at + (key === "ArrowRight" ? 1 : -1)];
  if (!next) return null;
  const there = cardsShown(next, filter).filter((card) => !isMoved(card));
  return { columnId: next.id, before: there[first]?.id ?? null };
}

/** "position 2 of 5 in Doing", for screen readers. */
export function describe(
  board: FullBoard,
  moved: readonly string[],
  landing: Landing,
  filter: Filter,
): string {
  const others = othersIn(board, landing.columnId, moved, filter);
  const found = others.findIndex(({ id }) => id === landing.before);
  const position = (found < 0 ? others.length : found) + 1;
  const column = board.columns.find(({ id }) => id === landing.columnId);
  if (column && refuses(column, moved)) return texts.isFull(column.title);
  return texts.place(position, others.length + 1, column?.title ?? "");
}
