import type { Types } from "../../types.ts";
import { boardOfId } from "./board-of-id.ts";

/**
 * `cursor` is the number of the last event that was delivered or did not concern the webhook. The message after it has
 * failed `attempts` times and is due at `next_attempt_at`, or at once. Only the instance that holds the lease sends it
 * and moves the cursor, unless an owner has changed the webhook meanwhile, which raises `generation`. `last_ms` is how long the last attempt took, null before the first. `secret` is sealed.
 *
 * A delivery has one row for each event, whatever the number of attempts; a test has no `seq`.
 */
export const webhookTables = (t: Types): string[] => [
  `CREATE TABLE webhooks (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     url TEXT NOT NULL,
     types TEXT,
     secret TEXT NOT NULL,
     is_enabled ${t.boolean} NOT NULL,
     disabled_because TEXT CHECK (disabled_because IN ('failed', 'gone')),
     created_at TEXT NOT NULL,
     generation INTEGER NOT NULL,
     cursor ${t.bigint} NOT NULL,
     attempts INTEGER NOT NULL,
     next_attempt_at TEXT,
     last_ms INTEGER,
     leased_by TEXT,
     leased_until TEXT,
     PRIMARY KEY (board_id, id)
   )${t.hotTable}`,
  boardOfId("webhooks"),

  `CREATE TABLE webhook_deliveries (
     board_id ${t.uuid} NOT NULL,
     webhook_id ${t.uuid} NOT NULL,
     id ${t.uuid} NOT NULL,
     seq ${t.bigint},
     type TEXT NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'failed')),
     http_status INTEGER,
     attempts INTEGER NOT NULL,
     created_at TEXT NOT NULL,
     next_attempt_at TEXT,
     delivered_at TEXT,
     duration_ms INTEGER,
     PRIMARY KEY (board_id, webhook_id, id),
     UNIQUE (board_id, webhook_id, seq),
     FOREIGN KEY (board_id, webhook_id) REFERENCES webhooks (board_id, id) ON DELETE CASCADE
   )${t.table}`,
  "CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at)",
  `CREATE INDEX webhook_deliveries_test ON webhook_deliveries (board_id, webhook_id)
     WHERE seq IS NULL AND status = 'pending'`,
  `CREATE INDEX webhook_deliveries_tests ON webhook_deliveries (next_attempt_at)
     WHERE seq IS NULL AND status = 'pending'`,
];
