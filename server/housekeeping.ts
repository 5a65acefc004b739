/** The housekeeping tasks, in order. */
import { keepLogs } from "./boards/history/retention.ts";
import { purgeBoards } from "./boards/removal.ts";
import { forgetRepeats, type HousekeepingContext } from "./platform/core/housekeeping.ts";
import { purgeTrash } from "./trash/purge.ts";
import { forgetSessions } from "./users/session-removal.ts";

const TASKS: readonly ((context: HousekeepingContext, now: Date) => Promise<void>)[] = [
  forgetSessions,
  forgetRepeats,
  purgeBoards,
  purgeTrash,
  keepLogs,
];

export async function runHousekeeping(context: HousekeepingContext, now = new Date()): Promise<void> {
  for (const task of TASKS) await task(context, now);
}
