/** While the service is restarted it does not answer: what was asked is asked again, ever less often. */
import { NoAnswer, NoRoom } from "./service.ts";

const FIRST_MS = 500;
const MOST_MS = 10_000;
const PATIENCE_MS = 5 * 60_000;
/** A disk that is full is seldom emptied soon, and a file would be sent again and again. */
const FULL_PATIENCE_MS = 60_000;

export interface Patience {
  say(line: string): void;
  patienceMs?: number;
}

/** Throws what is no matter of time, and the last `NoAnswer`. */
export async function patiently<T>(
  attempt: () => Promise<T>,
  { say, patienceMs = PATIENCE_MS }: Patience,
): Promise<T> {
  const startedMs = performance.now();
  for (let waitMs = FIRST_MS; ; waitMs = Math.min(2 * waitMs, MOST_MS)) {
    const isRepeat = waitMs > FIRST_MS;
    try {
      const result = await attempt();
      if (isRepeat) say("The service answers again.");
      return result;
    } catch (error) {
      const mostMs = error instanceof NoRoom ? Math.min(FULL_PATIENCE_MS, patienceMs) : patienceMs;
      const isOver = performance.now() + waitMs > startedMs + mostMs;
      if (!(error instanceof NoAnswer) || isOver) throw error;
      const minutes = Math.ceil(mostMs / 60_000);
      if (!isRepeat) say(`${error.message}. It is asked again for up to ${minutes} min.`);
    }
    await Bun.sleep(waitMs);
  }
}
