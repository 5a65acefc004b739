/**
 * npm passes signals on to what it has started, but not always: npx ends only the shell in between, `npm start` that is
 * killed passes nothing on, and neither does one that is told to end while it is spawning its child. The service would
 * run on unnoticed and keep the port. So under npm the end of the parent counts as SIGTERM.
 */
import { readFileSync } from "node:fs";

const LOOK_MS = 250;

export function endWithParent(env: Record<string, string | undefined>): void {
  if (env.npm_command !== "exec" && env.npm_lifecycle_event !== "start") return;
  const parent = process.ppid;
  const orphaned = isAdopted(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && !orphaned) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MS);
  timer.unref();
}

/**
 * npm and the processes it starts share a process group; the process that adopts orphans (usually init) is in another.
 */
function isAdopted(parent: number): boolean {
  try {
    return processGroup(parent) !== processGroup("self");
  } catch {
    // No /proc, or the parent has just ended, which shows at the next look.
    return false;
  }
}

function processGroup(pid: number | "self"): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is a name in brackets that may contain anything.
  return stat.slice(stat.lastIndexOf(")")).split(" ")[3];
}
