/** The housekeeping tasks, in order. */
import { keepLogs } from "./boards/history/retention.ts";
import { purgeBoards } from "./boards/removal.ts";
import { forgetImports } from "./imports/removal.ts";
import { forgetMails } from "./mail/removal.ts";
import { forgetNotifications } from "./notifications/retention.ts";
import { forgetRepeats, type HousekeepingContext } from "./platform/core/housekeeping.ts";
import { emptyTrash } from "./trash/purge.ts";
import { forgetSessions } from "./users/session-removal.ts";
import { forgetDeliveries } from "./webhooks/retention.ts";

const TASKS: readonly ((context: HousekeepingContext, now: Date) => Promise<void>)[] = [
  forgetSessions,
  forgetRepeats,
  forgetMails,
  forgetNotifications,
  forgetDeliveries,
  forgetImports,
  purgeBoards,
  emptyTrash,
  keepLogs,
];

/** Never rejects: a task that fails is logged, the others run all the same. False if one has failed. */
export async function runHousekeeping(context: HousekeepingContext, now = new Date()): Promise<boolean> {
  let isDone = true;
  for (const task of TASKS)
    await task(context, now).catch((error) => {
      isDone = false;
      context.log.warn("housekeeping failed", { task: task.name, reason: String(error) });
    });
  return isDone;
}
