import type { Webhook, WebhookDelivery } from "../../contract/webhooks.ts";
import { bigint, boardTable, boolean, integer, nullable, oneOf, text, uuid } from "../platform/db/table.ts";

export const webhookTables = {
  webhooks: boardTable(
    {
      board_id: uuid,
      id: uuid,
      url: text,
      types: nullable(text),
      secret: text,
      is_enabled: boolean,
      disabled_because: nullable(oneOf<NonNullable<Webhook["disabled_because"]>>()),
      created_at: text,
      generation: integer,
      cursor: bigint,
      attempts: integer,
      next_attempt_at: nullable(text),
      last_ms: nullable(integer),
      leased_by: nullable(text),
      leased_until: nullable(text),
    },
    ["board_id", "id"],
  ),
  webhook_deliveries: boardTable(
    {
      board_id: uuid,
      webhook_id: uuid,
      id: uuid,
      seq: nullable(bigint),
      type: text,
      status: oneOf<WebhookDelivery["status"]>(),
      http_status: nullable(integer),
      attempts: integer,
      created_at: text,
      next_attempt_at: nullable(text),
      delivered_at: nullable(text),
      duration_ms: nullable(integer),
    },
    ["board_id", "webhook_id", "id"],
  ),
};
