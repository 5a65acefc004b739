/**
 * The board of a plain feed at some event: advanced by later events, many at a time, and counted against a budget
 * shared by the copies of all boards. Unchanged parts are shared with the snapshot cache.
 */
import { applyEvent } from "../../../../../contract/board-state.ts";
import type { FullBoard } from "../../../../../contract/boards.ts";
import type { BoardEvent } from "../../../../../contract/events.ts";
import { decodeEvent, type EncodedEvent } from "../../../event-log/event-log.ts";
import { Backlog } from "../backlog.ts";

const UNAPPLIED = [256, 1_048_576] as const;

/** The copies of all boards, in bytes of JSON. */
export interface CopyBudget {
  held: number;
  readonly most: number;
}

export class BoardCopy {
  readonly #budget: CopyBudget;
  /** Sent, and not applied yet. */
  readonly #unapplied = new Backlog(...UNAPPLIED);
  #board: FullBoard | null = null;
  #bytes = 0;

  constructor(budget: CopyBudget) {
    this.#budget = budget;
  }

  get isHeld(): boolean {
    return this.#board !== null;
  }

  /** True if the copy is at the state just before event `seq`, or later. */
  reaches(seq: number): boolean {
    if (!this.#board) return false;
    const next = this.#board.seq + 1;
    return next >= seq || this.#unapplied.first?.seq === next;
  }

  hasMember(userId: string): boolean {
    return this.#board?.members.some(({ user_id }) => user_id === userId) ?? false;
  }

  /** True if an event has to be added: a board that is being read may not contain it yet. */
  lacks(event: EncodedEvent, isBeingRead: boolean): boolean {
    return this.#board ? this.#board.seq < event.seq : isBeingRead;
  }

  /** Queues an event. True when it is time to call `apply`. */
  add(event: EncodedEvent): boolean {
    this.#unapplied.push(event);
    return this.#unapplied.isFull;
  }

  /** Without a board there is nothing to move on; the one that is being read may have to be read again. */
  apply(): void {
    for (const event of this.#unapplied.take()) {
      const next = this.#board && applyEvent(this.#board, decodeEvent(event));
      this.#hold(next, next ? this.#bytes + event.text.length : 0);
    }
  }

  /** Applies an event that the board reaches: the board before and after it. */
  step(event: BoardEvent): { before: FullBoard; after: FullBoard } {
    const before = this.#board;
    const after = before && before.seq < event.seq ? applyEvent(before, event) : before;
    if (!before || !after) throw new Error("an event does not fit the copy of its board");
    this.#board = after;
    return { before, after };
  }

  /** A board that was read, unless the present one is newer. */
  take(board: FullBoard, bytes: number): void {
    const newest = this.#board && this.#board.seq > board.seq ? this.#board : board;
    this.#hold(newest, bytes);
    this.#unapplied.forgetUpTo(newest.seq);
  }

  drop(): void {
    this.#hold(null, 0);
  }

  #hold(board: FullBoard | null, bytes: number): void {
    this.#budget.held += bytes - this.#bytes;
    this.#board = board;
    this.#bytes = bytes;
  }
}
