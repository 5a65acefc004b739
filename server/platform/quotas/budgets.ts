/** What an account may cause on this instance over time. */
import type { Config } from "../../config.ts";
import { type AccountBudget, createAccountBudget } from "./account-budget.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Moving a card to the trash or back takes as much time as logging an event of about this size. */
export const MOVED_CARD_BYTES = 2048;
/** A notification with its places in the indexes, and the work of removing it. */
export const NOTIFICATION_BYTES = 1024;

export interface Budgets {
  /** Bytes of events, and of what is written beside them. */
  events: AccountBudget;
  /** Bytes that copies of boards and of files store although nobody sent them. */
  copies: AccountBudget;
  /** People whom the account adds to boards. They are not asked, and have each board in their list from then on. */
  members: AccountBudget;
}

export function createBudgets(config: Config): Budgets {
  return {
    events: createAccountBudget({
      most: config.EVENT_BYTES_PER_MINUTE,
      seconds: MINUTE_SECONDS,
      refusal: (most) =>
        `One account may cause ${most} bytes of events a minute, in which a column counts with its cards.`,
    }),
    copies: createAccountBudget({
      most: config.COPIED_BYTES_PER_DAY,
      seconds: DAY_SECONDS,
      refusal: (most) => `One account may copy ${most} bytes of boards and files a day.`,
    }),
    members: createAccountBudget({
      most: config.ADDED_MEMBERS_PER_HOUR,
      seconds: HOUR_SECONDS,
      refusal: (most) => `One account may add ${most} people to boards an hour.`,
    }),
  };
}
