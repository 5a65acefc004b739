/**
 * Where a move belongs is known on the board as it is now, so after an interruption a move waits a little for the
 * connection. Where the service answers requests although there is no connection, as behind a proxy that lets none
 * through, moves are held up once per interruption, not each of them.
 */
import { ApiError } from "../http.ts";
import { withTimeout } from "../util/pause.ts";
import { type Connection, untilConnected } from "./delivery.ts";

const WITHIN_MS = 5000;

interface Options {
  live: Connection;
  wait: (ms: number) => Promise<void>;
  now: () => number;
}

export class UpToDate {
  readonly #options: Options;
  /** When the connection was interrupted. */
  #since: number;
  /** The service has answered the last request, which was sent without a connection. */
  #isAnswering = false;

  constructor(options: Options) {
    this.#options = options;
    const { live, now } = options;
    this.#since = now();
    let wasLive = live.status === "live";
    live.subscribe(() => {
      const isLive = live.status === "live";
      if (isLive) this.#isAnswering = false;
      else if (wasLive) this.#since = now();
      wasLive = isLive;
    });
  }

  /** Resolves when the board is up to date, or has to do as it is. */
  async reached(): Promise<void> {
    const { live, wait } = this.#options;
    const ms = this.#restMs();
    if (live.status === "live" || ms === 0) return;
    const waiting = new AbortController();
    await withTimeout(untilConnected(live, waiting.signal), ms, wait);
    waiting.abort();
  }

  /** Whether the service can be reached is seen on each request. */
  watch<T>(request: Promise<T>): Promise<T> {
    const note = (isAnswering: boolean) => {
      this.#isAnswering = isAnswering && this.#options.live.status !== "live";
    };
    request.then(
      () => note(true),
      (error) => note(error instanceof ApiError && error.status < 500),
    );
    return request;
  }

  /** Once both can be reached again, the connection may take a moment longer than a request. */
  #restMs(): number {
    if (!this.#isAnswering) return WITHIN_MS;
    const { now } = this.#options;
    // The clock may have been set back.
    return Math.min(WITHIN_MS, Math.max(0, this.#since + WITHIN_MS - now()));
  }
}
