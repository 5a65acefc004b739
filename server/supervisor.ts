/**
 * serve --workers N: N processes on one port; the kernel distributes connections among them. This process serves
 * nothing itself: it starts the workers, replaces one that dies, and passes signals on. Workers stop by themselves when
 * it dies, so that none is left behind on the port.
 */
import type { Subprocess } from "bun";
import { logOf } from "./app.ts";
import { warnOfMisspelt } from "./config/misspelt.ts";
import { type Config, ConfigError } from "./config.ts";
import { explainedListenError } from "./listen-error.ts";

/** Pause after the n-th failure in a row. */
const BACKOFF_MS = [100, 200, 400, 800, 1600, 3200, 5000];
/** A worker that ends before it has served this long counts as failed. */
const STEADY_MS = 5000;
/** After this many failures in a row, with no other worker serving, a retry will not help. */
const GIVE_UP_AFTER = 5;
/** Longer than a worker takes to drain. */
const KILL_MS = 20_000;

/** Resolves with the exit code when all workers have ended. */
export async function supervise(config: Config, commandFor: (port: number) => string[]): Promise<number> {
  if (process.platform !== "linux") {
    throw new ConfigError(
      "WORKERS above 1 needs Linux, whose kernel distributes the connections of a shared port.",
    );
  }
  const log = logOf(config);
  warnOfMisspelt(process.env, log);
  const port = await exclusivePort(config);
  const running = new Set<Subprocess>();
  /** Since when each of them serves. */
  const serving = new Map<Subprocess, number>();
  const { promise: stopped, resolve: announceStop } = Promise.withResolvers<void>();
  let stopping = false;
  let exitCode = 0;

  function stop(): void {
    stopping = true;
    announceStop();
    for (const worker of running) {
      worker.kill("SIGTERM");
      setTimeout(() => worker.kill("SIGKILL"), KILL_MS).unref();
    }
  }

  /** One worker's whole life. */
  async function live(number: number): Promise<{ worker: Subprocess; servedMs: number }> {
    const worker: Subprocess = Bun.spawn(commandFor(port), {
      stdio: ["ignore", "inherit", "inherit"],
      ipc() {
        serving.set(worker, performance.now());
        log.info("worker listening", { worker: number, pid: worker.pid });
      },
    });
    running.add(worker);
    await worker.exited;
    running.delete(worker);
    const since = serving.get(worker);
    serving.delete(worker);
    return { worker, servedMs: since === undefined ? 0 : performance.now() - since };
  }

  async function keepAlive(number: number): Promise<void> {
    for (let failures = 0; !stopping; ) {
      const { worker, servedMs } = await live(number);
      const { pid, exitCode: code, signalCode: signal } = worker;
      if (stopping) {
        if (servedMs > 0 && code !== 0) exitCode = 1;
        return;
      }
      failures = servedMs < STEADY_MS ? failures + 1 : 1;
      log.error("worker died", { worker: number, pid, code, signal, failures_in_a_row: failures });
      if (failures >= GIVE_UP_AFTER && serving.size === 0) {
        log.error("no worker stays alive; giving up");
        exitCode = 1;
        stop();
      }
      await Promise.race([stopped, Bun.sleep(BACKOFF_MS.at(Math.min(failures, BACKOFF_MS.length) - 1) ?? 0)]);
    }
  }

  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  log.info("starting workers", { workers: config.WORKERS, port, pid: process.pid });
  if (!config.REDIS_URL) log.warn("REDIS_URL is not set: presence and rate limits are per worker");
  await Promise.all(Array.from({ length: config.WORKERS }, (_, index) => keepAlive(index + 1)));
  log.info("all workers have stopped", { code: exitCode });
  return exitCode;
}

/**
 * Only our own workers share the port. A bind without sharing fails while another program has it; from then on the
 * workers hold it, and other programs fail in the same way.
 */
async function exclusivePort(config: Config): Promise<number> {
  const { HOST: hostname, PORT } = config;
  try {
    const probe = Bun.serve({ hostname, port: PORT, reusePort: false, fetch: () => new Response() });
    const { port = PORT } = probe;
    await probe.stop(true);
    return port;
  } catch (error) {
    throw explainedListenError(error, config);
  }
}
