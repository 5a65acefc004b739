import type { Types } from "../types.ts";
import { accountTables, repeatTables, serviceTables } from "./initial/accounts.ts";
import { boardTables, invitationTables, shareTables } from "./initial/boards.ts";
import { cardTables } from "./initial/cards.ts";
import { commentTables, notificationTables } from "./initial/conversation.ts";
import { homeTables } from "./initial/home.ts";
import { importTables } from "./initial/imports.ts";
import { mailTables } from "./initial/mail.ts";
import { searchTables } from "./initial/search.ts";
import { trashTables } from "./initial/trash.ts";
import { webhookTables } from "./initial/webhooks.ts";

/**
 * Two kinds of tables. Those of accounts are keyed by their user or by an id of their own. Every row of a board carries
 * `board_id`, its primary key begins with it, and it refers to its parent by `(board_id, id)`: the database itself refuses a
 * card in another board's column, and all of a board can be kept in one place, apart from other boards.
 *
 * Timestamps are ISO 8601 in UTC with milliseconds, as on the wire: their order as text is their order in time.
 */
export const initial = (t: Types): string[] => [
  ...accountTables(t),
  ...serviceTables(t),
  ...boardTables(t),
  ...repeatTables(t),
  ...invitationTables(t),
  ...shareTables(t),
  ...mailTables(t),
  ...trashTables(t),
  ...cardTables(t),
  ...searchTables(t),
  ...commentTables(t),
  ...notificationTables(t),
  ...homeTables(t),
  ...webhookTables(t),
  ...importTables(t),
];
