/** While the service is restarted it does not answer: what was asked is asked again, ever less often. */
import { NoAnswer } from "./service.ts";

const FIRST_MS = 500;
const MOST_MS = 10_000;
const PATIENCE_MS = 5 * 60_000;

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
      const isOver = performance.now() + waitMs > startedMs + patienceMs;
      if (!(error instanceof NoAnswer) || isOver) throw error;
      const minutes = Math.ceil(patienceMs / 60_000);
      if (!isRepeat) say(`${error.message}. It is asked again for up to ${minutes} min.`);
    }
    await Bun.sleep(waitMs);
  }
}
