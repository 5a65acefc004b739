/**
 * Waits for the events of accepted changes. An event is on its way, unless the change made no difference or a new
 * snapshot already contains it. Then only the number of the board's latest event tells when the change is part of it.
 */
import { type Connection, untilConnected } from "./delivery.ts";

/** How long the event of an accepted change is awaited before the service is asked how far its events go. */
const GRACE_MS = 1000;
const MAX_WAIT_MS = 15_000;

interface Options {
  live: Connection;
  wait: (ms: number) => Promise<void>;
  /** The number of the board's latest event. */
  head: () => Promise<number>;
  /** The keys of accepted changes that have no number yet. */
  awaited: () => readonly string[];
  /** These changes are part of the board at this number. */
  reached: (keys: readonly string[], seq: number) => void;
}

export class Confirmation {
  readonly #options: Options;
  #isRunning = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** A change was accepted. */
  wake(): void {
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    const { live, wait, head, awaited, reached } = this.#options;
    for (let waitMs = GRACE_MS; ; waitMs = Math.min(MAX_WAIT_MS, waitMs * 2)) {
      await wait(waitMs);
      await untilConnected(live);
      const keys = awaited();
      if (keys.length === 0 || live.status === "ended") break;
      const seq = await head().catch(() => null);
      if (seq === null) continue;
      reached(keys, seq);
      waitMs = GRACE_MS;
    }
    this.#isRunning = false;
  }
}
