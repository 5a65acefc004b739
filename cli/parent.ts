/**
 * npx starts a command through a shell, and a signal to npx ends that shell alone: the service would go on without
 * anybody knowing, and keep the port. So under npx the end of the parent counts as the signal.
 */
const LOOK_MS = 250;

export function endWithParent(env: Record<string, string | undefined>): void {
  if (env.npm_command !== "exec") return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MS);
  timer.unref();
}
