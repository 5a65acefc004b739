/** What is kept because of webhooks, and for how long. */
import type { Config } from "../config.ts";
import { type HousekeepingContext, removeOlder, secondsBefore } from "../platform/core/housekeeping.ts";
import { type Sql, sql } from "../platform/db/sql.ts";

const DAY_SECONDS = 86_400;

export function forgetDeliveries({ db, config }: HousekeepingContext, now: Date): Promise<void> {
  const columns = ["board_id", "webhook_id", "id"] as const;
  const deliveries = { table: "webhook_deliveries", columns, age: "created_at" } as const;
  return removeOlder(db, deliveries, secondsBefore(now, config.WEBHOOK_DELIVERY_DAYS * DAY_SECONDS));
}

/**
 * Up to which number of `boards b` the log may be pruned, at a checkpoint `c` beyond its retention: what an enabled webhook
 * still has to be sent waits, but only for so long.
 */
export function mayPrune({ EVENT_RETENTION_DAYS, WEBHOOK_WAIT_DAYS }: Config, now: Date): Sql {
  const before = secondsBefore(now, (EVENT_RETENTION_DAYS + WEBHOOK_WAIT_DAYS) * DAY_SECONDS);
  return sql`(c.created_at < ${before} OR c.seq <= coalesce((SELECT min(w.cursor) FROM webhooks w
    WHERE w.board_id = b.id AND w.is_enabled = ${true}), c.seq))`;
}
