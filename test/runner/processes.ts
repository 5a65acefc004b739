/** What the run has started, and ends when it is told to end itself. */
import type { Subprocess } from "bun";

const running = new Set<Subprocess>();
let ending = false;

const PATIENCE_MS = 5000;
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** The exit code of a child that leads a process group, so that everything it has started can be ended with it. */
export async function exitOf(child: Subprocess): Promise<number> {
  running.add(child);
  const code = await child.exited;
  running.delete(child);
  // Nothing goes on after a signal: its handler ends this process.
  if (ending) await new Promise(() => {});
  return code;
}

export function endOnSignal(cleanUp: () => Promise<void>): void {
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.once(signal, async () => {
      ending = true;
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
