import type { Types } from "../../types.ts";
import { boardOfId } from "./board-of-id.ts";

/**
 * What was removed from a board and can come back. A card or column leaves its own table: nothing that reads live rows has
 * to know of the trash. `number` is that of a card. `parent_id` is the column of a card, the card of an attachment; `removed_with` is the column
 * that a card went with, null for what was removed by itself. `data` is JSON, with ids for labels and people. `removed_by`
 * is null if a rule has archived a card by the clock. `purged` rows can no longer come back and are deleted in steps.
 *
 * An event marked `restored` carries a column without its cards, or a label or placeholder without its places:
 * `restored_contents` has what came back with it, so that the log can still be folded. Under the number of an event that
 * matched somebody it has where the placeholder was, for an undo. It goes with its event.
 */
export const trashTables = (t: Types): string[] => [
  `CREATE TABLE trash (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     type TEXT NOT NULL CHECK (type IN ('card', 'column', 'label', 'attachment', 'rule')),
     kind TEXT NOT NULL CHECK (kind IN ('deleted', 'archived', 'purged')),
     title TEXT NOT NULL,
     number ${t.bigint},
     parent_id ${t.uuid},
     removed_with ${t.uuid},
     rank ${t.bigint},
     position ${t.bigint},
     data TEXT NOT NULL,
     removed_at TEXT NOT NULL,
     removed_by ${t.uuid},
     seq ${t.bigint} NOT NULL,
     PRIMARY KEY (board_id, id)
   )${t.table}`,
  `CREATE INDEX trash_listed ON trash (board_id, kind, seq)
     WHERE removed_with IS NULL AND type IN ('card', 'column')`,
  "CREATE INDEX trash_contents ON trash (board_id, removed_with) WHERE removed_with IS NOT NULL",
  "CREATE INDEX trash_age ON trash (removed_at) WHERE kind = 'deleted' AND removed_with IS NULL",
  "CREATE INDEX trash_purged ON trash (board_id, id) WHERE kind = 'purged'",
  "CREATE INDEX trash_rules ON trash (board_id, removed_at, id) WHERE type = 'rule' AND kind = 'deleted'",
  boardOfId("trash"),

  `CREATE TABLE restored_contents (
     board_id ${t.uuid} NOT NULL,
     seq ${t.bigint} NOT NULL,
     id ${t.uuid} NOT NULL,
     data TEXT NOT NULL,
     PRIMARY KEY (board_id, seq, id),
     FOREIGN KEY (board_id, seq) REFERENCES board_events (board_id, seq) ON DELETE CASCADE
       DEFERRABLE INITIALLY DEFERRED
   )${t.table}`,
];
