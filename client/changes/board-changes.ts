/**
 * Changes of a board as pure functions (see ./optimistic-state.ts): each returns the board it was given where it
 * makes no difference. Ranks are left alone: lists are kept in order, and the service numbers them.
 */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import type { Change } from "./optimistic-state.ts";

export function findCard(board: FullBoard, cardId: string): Card | undefined {
  for (const column of board.columns) {
    const found = column.cards.find(({ id }) => id === cardId);
    if (found) return found;
  }
  return undefined;
}

export function patchBoard(fields: Partial<Pick<FullBoard, "title" | "description">>): Change {
  return (board) => patched<FullBoard>(board, fields);
}

export function patchColumn(columnId: string, fields: Partial<Column>): Change {
  return mapColumn(columnId, (column) => patched(column, fields));
}

/** Any change of one card; `change` returns the same card where it makes no difference. */
export function mapCard(cardId: string, change: (card: Card) => Card): Change {
  return (board) => {
    const card = findCard(board, cardId);
    if (!card) return board;
    const after = change(card);
    if (after === card) return board;
    return mapColumn(card.column_id, (column) => ({
      ...column,
      cards: column.cards.map((each) => (each === card ? after : each)),
    }))(board);
  };
}

export function patchCard(cardId: string, fields: Partial<Card>): Change {
  return mapCard(cardId, (card) => patched(card, fields));
}

/** `position` is the index after the move, as the service counts. */
export function moveCard(cardId: string, toColumnId: string | undefined, position: number): Change {
  return (board) => {
    const card = findCard(board, cardId);
    const columnId = toColumnId ?? card?.column_id;
    const target = board.columns.find(({ id }) => id === columnId);
    if (!card || !target) return board;
    const others = target.cards.filter(({ id }) => id !== cardId);
    const index = Math.min(position, others.length);
    if (target.cards[index] === card) return board;
    const moved = others.toSpliced(index, 0, { ...card, column_id: target.id });
    const columns = board.columns.map((column) => {
      if (column === target) return { ...column, cards: moved };
      return column.id === card.column_id
        ? { ...column, cards: column.cards.filter(({ id }) => id !== cardId) }
        : column;
    });
    return { ...board, columns };
  };
}

/** All in one column, one after the other; last without a position. */
export function addCards(cards: readonly Card[], position?: number): Change {
  return (board) => {
    const added = cards.filter(({ id }) => !findCard(board, id));
    const [first] = added;
    if (!first) return board;
    // Those before the first of them are there already: the service has created them where they belong.
    const at = position === undefined ? undefined : position + cards.indexOf(first);
    return mapColumn(first.column_id, (column) => ({
      ...column,
      cards: column.cards.toSpliced(at ?? column.cards.length, 0, ...added),
    }))(board);
  };
}

export function copyCard(cardId: string, copied: (original: Card) => Card, position?: number): Change {
  return (board) => {
    const original = findCard(board, cardId);
    return original ? addCards([copied(original)], position)(board) : board;
  };
}

/** Where its rank belongs. */
export function insertCard(card: Card): Change {
  return (board) => {
    if (findCard(board, card.id)) return board;
    return mapColumn(card.column_id, (column) => {
      const at = column.cards.findIndex(({ rank }) => rank > card.rank);
      return { ...column, cards: column.cards.toSpliced(at < 0 ? column.cards.length : at, 0, card) };
    })(board);
  };
}

export function removeCard(cardId: string): Change {
  return (board) => {
    const card = findCard(board, cardId);
    if (!card) return board;
    return mapColumn(card.column_id, (column) => ({
      ...column,
      cards: column.cards.filter(({ id }) => id !== cardId),
    }))(board);
  };
}

export function addColumn(column: Column): Change {
  return (board) => (columnOf(board, column.id) ? board : { ...board, columns: [...board.columns, column] });
}

/** Where its rank belongs. */
export function insertColumn(column: Column): Change {
  return (board) => {
    if (columnOf(board, column.id)) return board;
    const at = board.columns.findIndex(({ rank }) => rank > column.rank);
    return { ...board, columns: board.columns.toSpliced(at < 0 ? board.columns.length : at, 0, column) };
  };
}

export function moveColumn(columnId: string, position: number): Change {
  return (board) => {
    const column = columnOf(board, columnId);
    if (!column) return board;
    const others = board.columns.filter((each) => each !== column);
    const index = Math.min(position, others.length);
    return board.columns[index] === column
      ? board
      : { ...board, columns: others.toSpliced(index, 0, column) };
  };
}

export function removeColumn(columnId: string): Change {
  return (board) =>
    columnOf(board, columnId)
      ? { ...board, columns: board.columns.filter(({ id }) => id !== columnId) }
      : board;
}

/** The object with these values, or the same object if it already has them. */
export function patched<T extends object>(object: T, fields: Partial<T>): T {
  for (const key in fields) if (object[key] !== fields[key]) return { ...object, ...fields };
  return object;
}

function columnOf(board: FullBoard, columnId: string): Column | undefined {
  return board.columns.find(({ id }) => id === columnId);
}

function mapColumn(columnId: string, change: (column: Column) => Column): Change {
  return (board) => {
    const column = columnOf(board, columnId);
    if (!column) return board;
    const after = change(column);
    return after === column
      ? board
      : { ...board, columns: board.columns.map((each) => (each === column ? after : each)) };
  };
}
