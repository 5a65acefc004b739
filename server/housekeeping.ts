/** The housekeeping tasks, in order. */
import { purgeBoards } from "./boards/removal.ts";
import { forgetRepeats, type HousekeepingContext, pruneEvents } from "./platform/core/housekeeping.ts";
import { purgeTrash } from "./trash/purge.ts";
import { forgetSessions } from "./users/session-removal.ts";

const TASKS: readonly ((context: HousekeepingContext, now: Date) => Promise<void>)[] = [
  forgetSessions,
  forgetRepeats,
  purgeBoards,
  purgeTrash,
  pruneEvents,
];

export async function runHousekeeping(context: HousekeepingContext, now = new Date()): Promise<void> {
  for (const task of TASKS) await task(context, now);
}
