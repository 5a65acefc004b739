/**
 * What the board page shows: the board as the service last told it, and on top of it everything done here that
 * the service has not yet told back. Pure. After every event the pending changes are applied again to the new
 * board, so what others do never undoes what is being done here, and taking a change away is its rollback.
 */
import type { FullBoard } from "../contract/boards.ts";

/**
 * The board after something was done on it. Must be pure and total: where it makes no difference (it is already
 * so, or what it speaks of is gone) it returns the very board it was given. That is how the page notices that
 * the service has taken a change over, even when the answer to the call was lost.
 */
export type Change = (board: FullBoard) => FullBoard;

interface Pending {
  readonly key: number;
  readonly change: Change;
}

export interface BoardState {
  /** As the service told it. */
  readonly confirmed: FullBoard;
  /** In the order they were done. */
  readonly pending: readonly Pending[];
  /** What people see. */
  readonly shown: FullBoard;
}

export function startState(confirmed: FullBoard): BoardState {
  return { confirmed, pending: [], shown: confirmed };
}

/** The service told of a new board. */
export function confirm(state: BoardState, confirmed: FullBoard): BoardState {
  return withShown({ ...state, confirmed });
}

/** Something was done here. */
export function begin(state: BoardState, key: number, change: Change): BoardState {
  return { ...state, pending: [...state.pending, { key, change }], shown: change(state.shown) };
}

/** The service refused it, it was undone, or the board holds it now. */
export function end(state: BoardState, key: number): BoardState {
  const pending = state.pending.filter((entry) => entry.key !== key);
  return pending.length === state.pending.length ? state : withShown({ ...state, pending });
}

/** The service's board already holds what this change does. */
export function isAbsorbed(state: BoardState, change: Change): boolean {
  return change(state.confirmed) === state.confirmed;
}

function withShown(state: BoardState): BoardState {
  const shown = state.pending.reduce((board, { change }) => change(board), state.confirmed);
  return { ...state, shown };
}
