/** When a message is sent again. */

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
/** After each failed attempt; there is no attempt after the one that follows the last pause. */
export const PAUSES_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
const LONGEST_MS = 24 * HOUR;
/** So that endpoints that failed together are not tried together. */
const JITTER = 0.1;

/** `failed`: attempts so far. Null: that was the last one. An endpoint may ask for a longer pause, not for a shorter one. */
export function pauseMs(failed: number, retryAfterMs = 0, random = Math.random()): number | null {
  const pause = PAUSES_MS[failed - 1];
  if (pause === undefined) return null;
  return Math.round(Math.max(pause * (1 + JITTER * random), Math.min(retryAfterMs, LONGEST_MS)));
}

/** The header is a number of seconds or a date; 0 if it is neither, or in the past. */
export function retryAfterMs(header: string | null, nowMs: number): number {
  if (header === null || header.length > 40) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - nowMs;
  return ms > 0 ? Math.min(ms, LONGEST_MS) : 0;
}
