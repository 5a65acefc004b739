/** What happens by the clock: every few seconds each instance looks for work, and one at a time does it. */
import type { Context } from "./context.ts";

/** Not during the start, to keep that fast, and not on all instances at once. */
const FIRST_SECONDS = { least: 3, spread: 5 };
const INTERVAL_SECONDS = 15;
/** A task renews its lease every few seconds. */
const LEASE_SECONDS = 60;

/** How a task learns the time, and whether it may go on. */
export interface ClockTurn {
  now(): Date;
  /** Asked before anything is done and again every few seconds; false: another instance does it, or this one stops. */
  isMine(): Promise<boolean>;
}

export type ClockTask = (context: Context, turn: ClockTurn) => Promise<void>;

export interface Clock {
  /** Resolves when what is under way has been finished or given up. */
  stop(): Promise<void>;
}

/** `secondMs`: how long a second lasts; shorter in tests. */
export function startClock(context: Context, tasks: readonly ClockTask[], secondMs: number): Clock {
  const { least, spread } = FIRST_SECONDS;
  let isStopping = false;
  let running = Promise.resolve();
  let timer = setTimeout(tick, (least + spread * Math.random()) * secondMs);

  function tick(): void {
    running = runClock(context, tasks, { isStopping: () => isStopping }).then(() => {
      if (!isStopping) timer = setTimeout(tick, INTERVAL_SECONDS * secondMs);
    });
  }

  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
      await context.leases.release().catch((error) => {
        context.log.warn("leases could not be released", { reason: String(error) });
      });
    },
  };
}

/** Never rejects: a task that fails is logged and tried again at the next tick. */
export async function runClock(
  context: Context,
  tasks: readonly ClockTask[],
  { now = () => new Date(), isStopping }: { now?: () => Date; isStopping?: () => boolean } = {},
): Promise<void> {
  for (const task of tasks) {
    const isMine = async () => !isStopping?.() && context.leases.hold(task.name, LEASE_SECONDS, now());
    await task(context, { now, isMine }).catch((error) =>
      context.log.warn("scheduled task failed", { task: task.name, reason: String(error) }),
    );
  }
}
