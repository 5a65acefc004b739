/**
 * An event kind is the schema of its data and what it does to a board. These are the pure functions that the kinds
 * are written with: what does not change stays the same object.
 */
import type * as z from "zod/mini";
import type { Renumbered } from "./base/define.ts";
import type { FullBoard } from "./boards.ts";
import type { Card } from "./cards.ts";

/** The board after the event; null once it is deleted. */
type Apply<Data> = (board: FullBoard, data: Data, renumbered?: Renumbered) => FullBoard | null;

export interface EventSpec<Schema extends z.ZodMiniType = z.ZodMiniType, Data = z.output<Schema>> {
  readonly data: Schema;
  readonly apply: Apply<Data>;
  /** The schema of the data on connections without `since`, if it differs. */
  readonly plain?: z.ZodMiniType;
}

export function event<Schema extends z.ZodMiniType>(
  data: Schema,
  apply: Apply<z.output<Schema>>,
  plain?: z.ZodMiniType,
): EventSpec<Schema> {
  return { data, apply, plain };
}

interface Ranked {
  id: string;
  rank: number;
}

/**
 * Puts an entry among its siblings, which are in the order of their ranks; where they were renumbered, all get their new
 * ranks. A column may have thousands of cards, so little is done for each of them.
 */
export function place<T extends Ranked>(siblings: T[], placed: T, renumbered?: Renumbered): T[] {
  const before = siblings.findIndex(({ id }) => id === placed.id);
  if (!renumbered && siblings[before]?.rank === placed.rank) return siblings.with(before, placed);
  const others = before < 0 ? siblings : siblings.toSpliced(before, 1);
  if (!renumbered) {
    const after = others.findLastIndex(({ rank }) => rank <= placed.rank);
    return others.toSpliced(after + 1, 0, placed);
  }
  const { first, step } = renumbered;
  return others
    .toSpliced((placed.rank - first) / step, 0, placed)
    .map((sibling, index) => ({ ...sibling, rank: first + index * step }));
}

export function removeById<T extends { id: string }>(list: T[], id: string): T[] {
  const at = list.findIndex((entry) => entry.id === id);
  return at < 0 ? list : list.toSpliced(at, 1);
}

/** For lists in the order of their ids. */
export function putById<T extends { id: string }>(list: T[], entry: T): T[] {
  return [...removeById(list, entry.id), entry].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function mapCards(board: FullBoard, change: (card: Card) => Card): FullBoard {
  const columns = board.columns.map((column) => replaced(column, "cards", mapChanged(column.cards, change)));
  return { ...board, columns };
}

export function mapCard(board: FullBoard, cardId: string, change: (card: Card) => Card): FullBoard {
  return mapFirstCard(board, ({ id }) => id === cardId, change);
}

/** A board may have thousands of cards, and thousands of events are applied one after another: it looks no further. */
export function mapFirstCard(
  board: FullBoard,
  isIt: (card: Card) => boolean,
  change: (card: Card) => Card,
): FullBoard {
  for (const [index, column] of board.columns.entries()) {
    const at = column.cards.findIndex(isIt);
    const card = column.cards[at];
    if (!card) continue;
    const changed = change(card);
    if (changed === card) return board;
    const cards = column.cards.with(at, changed);
    return { ...board, columns: board.columns.with(index, { ...column, cards }) };
  }
  return board;
}

/** The same list when nothing in it changes. */
export function mapChanged<T>(list: T[], change: (entry: T) => T): T[] {
  const changed = list.map(change);
  return changed.every((entry, index) => entry === list[index]) ? list : changed;
}

export function replaced<T, Key extends keyof T>(object: T, key: Key, value: T[Key]): T {
  return object[key] === value ? object : { ...object, [key]: value };
}
