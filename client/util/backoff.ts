const FIRST_MS = 250;

/** The pause before the next attempt: exponential backoff with jitter. */
export function backoffMs(failures: number, maxMs: number, random = Math.random()): number {
  return Math.min(maxMs, FIRST_MS * 2 ** failures) * (0.5 + random / 2);
}
