/**
 * A database that was dropped, or is being put in place of another, while the service runs. Each attempt to connect to it
 * costs the server a process, so the pauses between them grow, and whoever comes in between is refused at once.
 */
import { DatabaseUnavailable } from "../../db.ts";
import { NO_SUCH_DATABASE, sqlState } from "../errors.ts";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

export interface DroppedDatabase {
  /** Throws between attempts; whoever is not refused makes the next one. */
  refuse(): void;
  /** What to say of an error: another one if it means that there is no database. */
  explain(error: unknown): unknown;
  /** It is there. */
  answered(): void;
}

export function createDroppedDatabase(): DroppedDatabase {
  let reason: DatabaseUnavailable | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  let untilMs = 0;

  return {
    refuse() {
      const nowMs = performance.now();
      if (reason === null) return;
      if (nowMs < untilMs) throw reason;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      untilMs = nowMs + pauseMs;
    },
    explain(error) {
      if (!(error instanceof Error) || sqlState(error) !== NO_SUCH_DATABASE) return error;
      if (reason === null) untilMs = performance.now() + FIRST_PAUSE_MS;
      reason ??= new DatabaseUnavailable(error.message, { cause: error });
      return reason;
    },
    answered() {
      reason = null;
      pauseMs = FIRST_PAUSE_MS;
    },
  };
}
