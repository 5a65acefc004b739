/**
 * The order of the cards of boards with long columns, so that a position there need not be counted. Implemented in
 * server/cards.
 */
import type { BoardState } from "../auth/access.ts";
import type { Version } from "../db/db.ts";
import type { Sql } from "../db/sql.ts";
import type { Announcement } from "./change/decision.ts";

export interface ColumnRanks {
  column_id: string;
  /** A list as JSON: PostgreSQL answers it as such, SQLite as text. */
  ranks: number[] | string;
}

/** Of one board, at one version. */
export interface CardOrder {
  positionOf(card: { column_id: string; rank: number }): number;
  /** As counted by `placeQueries`: from the one before the position on, at most three. */
  around(columnId: string, position: number): { rank: number }[];
}

/** What a change loads that needs positions: unless they are kept, it counts them. */
export interface OrderLoad {
  isKept: boolean;
  queries: { order?: Sql<ColumnRanks> };
}

export interface CardOrders {
  /** Whether anything is kept of the board, which has long columns then. */
  has(this: void, boardId: string): boolean;
  toLoad(this: void, boardId: string): OrderLoad;
  /** The order at the version that was loaded, if it is kept or was loaded too. */
  at(board: BoardState, loaded: ColumnRanks[] | undefined): CardOrder | undefined;
  /** So many cards had to be passed to find a position. */
  counted(board: BoardState, cards: number): void;
  /**
   * A change will lead to that version, unless it fails: then no board ever has this version, and what was kept is
   * found to be of no use.
   */
  planned(from: BoardState, to: Version, events: readonly Announcement[]): void;
}

/** What was kept is not of the version that was loaded: positions have to be counted. */
export class Uncounted extends Error {}

export const COUNT_ALL = (): OrderLoad => ({ isKept: false, queries: {} });
