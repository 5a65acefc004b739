/** What the run has started; ended with it, whichever way it ends. */
import type { Subprocess } from "bun";

/** Each leads a process group. */
export const running = new Set<Subprocess>();

const PATIENCE_MS = 5000;
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

export function endOnSignal(cleanUp: () => Promise<void>): void {
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.once(signal, async () => {
      const children = [...running];
      for (const child of children) signalGroup(child, "SIGTERM");
      await Promise.race([Promise.all(children.map(({ exited }) => exited)), Bun.sleep(PATIENCE_MS)]);
      for (const child of children) signalGroup(child, "SIGKILL");
      await cleanUp();
      process.exit(code);
    });
  }
}

function signalGroup({ pid }: Subprocess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody in it is left.
  }
}
