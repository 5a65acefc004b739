/**
 * The runtime does slow work, hashing for one, on the threads of its pool. Linux has a priority for each thread:
 * the pool's is lowered, so that whenever both want a core, the thread that answers requests goes first. Elsewhere,
 * and should the threads ever be called something else, slow work is merely as important as requests.
 */
import { readdirSync, readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

const THREADS = "/proc/self/task";
const POOL_NAME = "Bun Pool";
/** A tenth of the weight: enough to give way within a fraction of a millisecond, and still to get on beside others. */
const STEPS_BELOW = 10;
const LOWEST = 19;

/** To be called after slow work: its thread has come by then, if it was not there before. */
export function createThreadPriority(): () => void {
  const lowered = new Set<string>();
  const priority = Math.min(LOWEST, getPriority() + STEPS_BELOW);
  return () => {
    for (const thread of threads()) {
      if (lowered.has(thread)) continue;
      try {
        if (!readFileSync(`${THREADS}/${thread}/comm`, "utf8").startsWith(POOL_NAME)) continue;
        setPriority(Number(thread), priority);
        lowered.add(thread);
      } catch {
        // It has ended meanwhile, or the machine does not allow this: nothing but speed depends on it.
      }
    }
  };
}

function threads(): string[] {
  try {
    return readdirSync(THREADS);
  } catch {
    return [];
  }
}
