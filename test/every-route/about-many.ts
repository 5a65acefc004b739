import type { RouteName } from "../../contract/index.ts";

/**
 * These are about all boards of a user, or all there are. A board that comes back counts among all that its creator has.
 * The link of an invitation does not say which board it is for. All boards of a user show whether they are verified.
 * `one-board.test.ts` finds out whether the list is complete.
 */
export const ABOUT_MANY: readonly RouteName[] = [
  "acceptInvitation",
  "createBoard",
  "createFromTemplate",
  "getCalendarFeed",
  "getInvitation",
  "listBoards",
  "listDeletedBoards",
  "listMyBoards",
  "listMyCards",
  "listNotifications",
  "listTemplates",
  "readNotifications",
  "resetPassword",
  "restoreBoard",
  "search",
  "stats",
  "streamPersonal",
  "updateMe",
  "verifyEmail",
];
