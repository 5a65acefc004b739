/** What happens by the clock. */
import { noticeDueDates } from "./due-dates/notice.ts";
import { mailNotifications } from "./mail/notifications/plan.ts";
import type { ClockTask } from "./platform/core/clock.ts";

export const CLOCK_TASKS: readonly ClockTask[] = [noticeDueDates, mailNotifications];
