/** The boards of one connected person, as they were last told: enough to find what has changed. */

/** A membership as the database has it. */
export interface ListedBoard {
  id: string;
  title: string;
  color: string | null;
  is_deleted: boolean;
}

export type BoardChange =
  | "board.added"
  | "board.updated"
  | "board.removed"
  | "board.deleted"
  | "board.restored";

interface Known {
  isDeleted: boolean;
  /** Of what is shown in a list. */
  hash: number;
}

export class BoardList {
  readonly #known = new Map<string, Known>();
  #hash = 0;

  /** Does not depend on the order of the list. */
  get hash(): string {
    return (this.#hash >>> 0).toString(36);
  }

  /** The hash of a list of these boards alone. */
  hashOf(boardIds: Iterable<string>): string {
    let hash = 0;
    for (const id of boardIds) {
      const known = this.#known.get(id);
      if (known && !known.isDeleted) hash ^= known.hash;
    }
    return (hash >>> 0).toString(36);
  }

  ids(): IterableIterator<string> {
    return this.#known.keys();
  }

  /** True if that is not what is known of it. */
  differs(board: ListedBoard): boolean {
    const known = this.#known.get(board.id);
    return known?.hash !== hashOf(board) || known.isDeleted !== board.is_deleted;
  }

  /** Takes what the database says of a board now; undefined if the person is no member of it. Says what has changed. */
  take(boardId: string, board: ListedBoard | undefined): BoardChange | null {
    const before = this.#known.get(boardId);
    const after = board && { isDeleted: board.is_deleted, hash: hashOf(board) };
    this.#hash ^=
      (before && !before.isDeleted ? before.hash : 0) ^ (after && !after.isDeleted ? after.hash : 0);
    if (after) this.#known.set(boardId, after);
    else this.#known.delete(boardId);
    return changeOf(before, after);
  }
}

function changeOf(before: Known | undefined, after: Known | undefined): BoardChange | null {
  const wasListed = before !== undefined && !before.isDeleted;
  const isListed = after !== undefined && !after.isDeleted;
  if (!isListed) return wasListed ? (after ? "board.deleted" : "board.removed") : null;
  if (!wasListed) return before ? "board.restored" : "board.added";
  return before.hash === after.hash ? null : "board.updated";
}

function hashOf({ id, title, color }: ListedBoard): number {
  return Bun.hash.crc32(JSON.stringify([id, title, color]));
}
