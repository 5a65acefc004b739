/**
 * Boards with nothing to send before a known time: each of their webhooks waits for its next attempt, or is being served
 * by this instance, which looks again afterwards. A commit on such a board reads nothing. Somebody may have changed its
 * webhooks through another instance, so the boards of such commits are handed over to the next look, a second later.
 */
const MOST_BOARDS = 10_000;

export interface RestingBoards {
  rest(boardId: string, until: string): void;
  /** Something about its webhooks has changed. */
  wake(boardId: string): void;
  /** Whether a commit at this time may be left to the next look; if so, it is. */
  leaves(boardId: string, now: Date): boolean;
  /** Boards whose commits were left since the last call. */
  takeLeft(): string[];
}

export function createRestingBoards(): RestingBoards {
  const resting = new Map<string, number>();
  const left = new Set<string>();
  return {
    rest(boardId, until) {
      if (resting.size >= MOST_BOARDS) resting.clear();
      resting.set(boardId, Date.parse(until));
    },
    wake(boardId) {
      resting.delete(boardId);
      left.delete(boardId);
    },
    leaves(boardId, now) {
      const until = resting.get(boardId);
      if (until === undefined) return false;
      const isResting = now.getTime() < until;
      if (isResting) left.add(boardId);
      else resting.delete(boardId);
      return isResting;
    },
    takeLeft() {
      const boards = [...left];
      left.clear();
      return boards;
    },
  };
}
