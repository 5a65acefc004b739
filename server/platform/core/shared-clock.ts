/**
 * The time that all instances share: that of the database, read at intervals and continued by a clock that nobody sets.
 * So an instance whose own clock is wrong, or jumps, neither takes the leases of others for expired nor leaves one behind
 * that lasts for hours, and pauses between attempts are as long as they should be. SQLite has no clock of its own: its one
 * process continues the time at which it started.
 */
import { either, sql } from "../db/sql.ts";

interface TimeRow {
  ms: number | null;
}

export const databaseTime = sql<TimeRow>`SELECT
  ${either("NULL", "floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint")} AS ms`;

export interface SharedClock {
  now(): Date;
  /** With what the database has just said. */
  set(time: readonly TimeRow[]): void;
}

export function createSharedClock(): SharedClock {
  let base = { ms: Date.now(), at: performance.now() };
  return {
    now: () => new Date(base.ms + performance.now() - base.at),
    set([row]) {
      if (typeof row?.ms === "number") base = { ms: row.ms, at: performance.now() };
    },
  };
}
