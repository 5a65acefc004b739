/**
 * Sends pending changes one at a time. Each is repeated with its key until its outcome is known: a lost response, an
 * unreachable service and an expired login are no outcomes. What the service refuses for good is given up.
 */

import { routes } from "../../contract/index.ts";
import type { Pending } from "../changes/optimistic-state.ts";
import { ApiError } from "../http.ts";
import type { LiveBoard } from "../live-board.ts";
import { withTimeout } from "../util/pause.ts";

interface DeliveryOptions {
  /** The first one that is waiting; null when there is none. */
  next: () => Pending | null;
  /** False once an event has confirmed it, or it was rolled back. */
  isWanted: (key: string) => boolean;
  send: (entry: Pending) => Promise<unknown>;
  accepted: (entry: Pending, answer: unknown) => void;
  refused: (entry: Pending, error: unknown) => void;
  /** The texts that it overwrites are not those that were seen; `current` has the present ones. */
  clashed: (entry: Pending, current: object) => void;
  live: Connection;
  login: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
}

type Failure = "login" | "unreachable" | "refused" | "clashed" | "gone";

const FIRST_WAIT_MS = 700;
const MAX_WAIT_MS = 15_000;
/** For server errors, and for a first attempt that is still in progress there. */
const MAX_DOUBTFUL_TRIES = 5;
/** Statuses of a service, or of a proxy in front of it, that is unavailable or too busy at the moment. */
const UNREACHABLE = [408, 425, 429, 502, 503, 504];

export class Delivery {
  readonly #options: DeliveryOptions;
  #isRunning = false;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Sends whatever is waiting. */
  wake(): void {
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      for (let entry = this.#options.next(); entry; entry = this.#options.next()) await this.#deliver(entry);
    } finally {
      this.#isRunning = false;
    }
  }

  /** Until its outcome is known, or it is no longer wanted; `next` decides what follows. */
  async #deliver(entry: Pending): Promise<void> {
    const { isWanted, send, accepted, refused, clashed, login, next } = this.#options;
    let doubtful = 0;
    for (let tries = 0; next()?.key === entry.key; tries++) {
      let failure: unknown;
      try {
        const answer = await send(entry);
        if (isWanted(entry.key)) accepted(entry, answer);
        return;
      } catch (error) {
        failure = error;
      }
      if (!isWanted(entry.key)) return;
      const kind = failureOf(failure, entry, { isLast: doubtful >= MAX_DOUBTFUL_TRIES });
      if (kind === "clashed" && failure instanceof ApiError && failure.current)
        return clashed(entry, failure.current);
      if (kind === "refused") return refused(entry, failure);
      if (kind === "gone") return accepted(entry, undefined);
      if (kind === "login") {
        await login();
        await this.#options.wait(FIRST_WAIT_MS);
      } else {
        if (failure instanceof ApiError && !UNREACHABLE.includes(failure.status)) doubtful++;
        await this.#pause(failure, tries);
      }
    }
  }

  /** Longer each time; but once the event connection is back, so is the service. */
  async #pause(failure: unknown, tries: number): Promise<void> {
    const { wait, live } = this.#options;
    // The event connection breaks too, but perhaps a moment later than the call.
    await wait(FIRST_WAIT_MS);
    if (live.status === "live") return wait(pauseMs(failure, tries));
    const waiting = new AbortController();
    await withTimeout(untilConnected(live, waiting.signal), MAX_WAIT_MS, wait);
    waiting.abort();
  }
}

function failureOf(error: unknown, { operation }: Pending, { isLast }: { isLast: boolean }): Failure {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? "unreachable" : "refused";
  const { status, retryAfterSeconds } = error;
  if (status === 401) return "login";
  if (status === 412 && error.current) return "clashed";
  // Smaller changes go on meanwhile, those that wait behind this one, too.
  if (error.code === "disk_reserved") return "refused";
  if (UNREACHABLE.includes(status)) return "unreachable";
  // Somebody else has deleted or archived it already.
  const removes = routes[operation.route].method === "DELETE" || operation.route.startsWith("archive");
  if (status === 404 && removes) return "gone";
  // The first attempt has arrived: the place that it asked for has become another one since.
  if (error.code === "key_reused" && operation.beside) return "gone";
  // A repeat that arrives while its first attempt is in progress is told to come back later.
  const isDoubtful = status >= 500 || (status === 409 && retryAfterSeconds !== null);
  return isDoubtful && !isLast ? "unreachable" : "refused";
}

function pauseMs(error: unknown, tries: number): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(Math.min(asked, 4 * MAX_WAIT_MS), Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
}

export type Connection = Pick<LiveBoard, "status" | "subscribe">;

/** Resolves when the board is live, or has ended. The signal stops the waiting. */
export function untilConnected(live: Connection, signal?: AbortSignal): Promise<void> {
  const isDecided = () => live.status === "live" || live.status === "ended";
  return new Promise((resolve) => {
    if (isDecided()) return resolve();
    const stop = live.subscribe(() => {
      if (!isDecided()) return;
      stop();
      resolve();
    });
    signal?.addEventListener("abort", stop);
  });
}
