/**
 * Keeps this browser's copy of an open board up to date. The whole board is written, so it is written seldom: when the
 * page is idle, and after a pause that grows with what the last time took. A copy that lags behind is no harm: it is
 * brought up to date from its number.
 */
import type { LiveBoard } from "../../../client/live-board.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";

interface Copies {
  keep: (board: FullBoard) => void;
  remove: () => void;
}

interface Timing {
  wait: (ms: number) => Promise<void>;
  idle: (run: () => void) => void;
  /** The page may be closed soon. Returns the function that ends the subscription. */
  onHidden: (listener: () => void) => () => void;
  /** In milliseconds. */
  clock: () => number;
}

const MIN_PAUSE_MS = 2000;
/** Writing takes at most this share of the time. */
const SHARE = 1 / 200;

type Followed = Pick<LiveBoard, "board" | "status" | "isCopy" | "refusal" | "subscribe">;

export function keepCopyOf(live: Followed, copies: Copies, timing: Timing): void {
  const { wait, idle, onHidden, clock } = timing;
  let written: FullBoard | null = null;
  let pauseMs = MIN_PAUSE_MS;
  let isDue = false;
  const write = () => {
    const { board, isCopy } = live;
    isDue = false;
    if (!board || isCopy || board === written) return;
    const startedMs = clock();
    copies.keep(board);
    written = board;
    pauseMs = Math.max(MIN_PAUSE_MS, (clock() - startedMs) / SHARE);
  };
  const stopWatching = onHidden(write);
  const look = (event?: BoardEvent) => {
    // 401 only says that somebody must log in again.
    const isLost = event?.type === "board.deleted" || [403, 404].includes(live.refusal?.status ?? 0);
    if (live.status === "ended") {
      stopWatching();
      if (isLost) copies.remove();
      else idle(write);
    } else if (!isDue && live.board !== written) {
      isDue = true;
      void wait(pauseMs).then(() => idle(() => isDue && write()));
    }
  };
  live.subscribe(look);
  look();
}
