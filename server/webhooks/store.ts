import type { Webhook, WebhookDelivery } from "../../contract/webhooks.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { type Statement, updateOf } from "../platform/db/statements.ts";
import type { Limit } from "../platform/quotas/limits.ts";
import type { Row } from "../tables.ts";

export const WEBHOOK_LIMIT: Limit = {
  table: "webhooks",
  most: (config) => config.MAX_WEBHOOKS_PER_BOARD,
  of: "A board",
  what: "webhooks",
};

export const TEST_TYPE = "webhook.test";
export const RESYNC_TYPE = "resync";

type ShownRow = Pick<
  Row<"webhooks">,
  | "id"
  | "board_id"
  | "url"
  | "types"
  | "is_enabled"
  | "disabled_because"
  | "next_attempt_at"
  | "cursor"
  | "created_at"
  | "generation"
  | "last_ms"
> & { failing_since: string | null };

/** Of a webhook of which nothing has failed, or of which everything is to be tried anew. */
export const NOT_FAILING = { failing_since: null, next_attempt_at: null };

/** Of every board; as if their owners had disabled them. An attempt that is under way no longer counts. */
export function disableAllWebhooks(): Statement<"webhooks"> {
  return updateOf(
    "webhooks",
    sql`SET is_enabled = ${false}, disabled_because = NULL, generation = generation + 1, attempts = 0,
      next_attempt_at = NULL WHERE is_enabled = ${true}`,
  );
}

/** `which` ends the statement. */
export function webhookRows(boardId: string, which: Sql): Sql<ShownRow> {
  return sql<ShownRow>`SELECT id, board_id, url, types, is_enabled, disabled_because, next_attempt_at, cursor, created_at,
      generation, last_ms, CASE WHEN attempts > 0 THEN (SELECT d.created_at FROM webhook_deliveries d
        WHERE d.board_id = ${boardId} AND d.webhook_id = webhooks.id AND d.seq > webhooks.cursor
          AND d.status = 'pending' ORDER BY d.seq LIMIT 1) END AS failing_since
    FROM webhooks WHERE board_id = ${boardId} AND ${which}`;
}

export function toWebhook({ generation: _, last_ms, ...row }: ShownRow): Webhook {
  return {
    ...row,
    types: parseTypes(row.types),
    is_enabled: Boolean(row.is_enabled),
    is_tried: last_ms !== null,
  };
}

/** As it is stored: JSON, or null for all kinds. */
export function parseTypes(types: string | null): string[] | null {
  // Written by the operations of this feature.
  return types === null ? null : (JSON.parse(types) as string[]);
}

/** A page of deliveries, newest first. */
export function deliveryRows(
  boardId: string,
  webhookId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Sql<WebhookDelivery> {
  const older = before === undefined ? sql`` : sql`AND id < ${before}`;
  return sql<WebhookDelivery>`SELECT id, seq, type, status, http_status, attempts, next_attempt_at, delivered_at,
      duration_ms
    FROM webhook_deliveries WHERE board_id = ${boardId} AND webhook_id = ${webhookId} ${older}
    ORDER BY id DESC LIMIT ${limit} + 0`;
}

/** The test that has not been sent yet, if there is one. */
export function pendingTest(boardId: string, webhookId: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM webhook_deliveries
    WHERE board_id = ${boardId} AND webhook_id = ${webhookId} AND seq IS NULL AND status = 'pending' LIMIT 1`;
}

/** The event that failed and is to be tried again, if there is one. */
export function pendingEvents(boardId: string, webhookId: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM webhook_deliveries
    WHERE board_id = ${boardId} AND webhook_id = ${webhookId} AND seq IS NOT NULL AND status = 'pending' LIMIT 10`;
}
