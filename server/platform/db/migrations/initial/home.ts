import type { Types } from "../../types.ts";

/**
 * `board_visits` has a row for each board that a member has opened or starred; it goes with the membership. Whoever knows
 * `calendar_keys.nonce` and the signing secret can compute the address of a calendar feed; neither is enough alone.
 */
export const homeTables = (t: Types): string[] => [
  `CREATE TABLE board_visits (
     board_id ${t.uuid} NOT NULL,
     user_id ${t.uuid} NOT NULL,
     opened_at TEXT,
     is_starred ${t.boolean} NOT NULL,
     PRIMARY KEY (board_id, user_id),
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   )${t.table}`,
  "CREATE INDEX board_visits_opened ON board_visits (user_id, opened_at, board_id) WHERE opened_at IS NOT NULL",

  `CREATE TABLE calendar_keys (
     user_id ${t.uuid} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     nonce TEXT NOT NULL
   )${t.table}`,

  "CREATE INDEX card_assignees_user ON card_assignees (user_id, board_id, card_id)",
  "CREATE INDEX card_assignees_due ON card_assignees (user_id, is_complete, due_at, card_id)",
  "CREATE INDEX cards_due ON cards (board_id, is_complete, due_at, id) WHERE due_at IS NOT NULL",
];
