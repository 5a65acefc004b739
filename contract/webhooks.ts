/** Endpoints of other services that are sent the events of a board, signed by the Standard Webhooks specification. */
import * as z from "zod/mini";
import { atMost, id, resource, route, timestamp } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";

const MAX_URL = 2048;
const MAX_TYPES = 100;

const fields = {
  id,
  board_id: id,
  url: z.string(),
  /** Kinds of events, as in the filter of the event log (`card.*`); null: all of them. */
  types: z.nullable(z.array(z.string())),
  is_enabled: z.boolean(),
  /** Why the service has disabled it: it failed too often, or it answered 410. Null if an owner did, or if it is enabled. */
  disabled_because: z.nullable(z.enum(["failed", "gone"])),
  /** When the message that is to be sent next failed for the first time; null if it has not failed. */
  failing_since: z.nullable(timestamp),
  /** When that message is sent again. */
  next_attempt_at: z.nullable(timestamp),
  /** The number of the last event that was delivered or did not concern it. */
  cursor: z.int(),
  /** Whether it has been sent an event yet, with or without success. */
  is_tried: z.boolean(),
  created_at: timestamp,
};

export const Webhook = resource("Webhook", fields);
export type Webhook = z.output<typeof Webhook>;

/** As it is answered once, when it is created. */
const NewWebhook = resource("NewWebhook", { ...fields, secret: z.string() });

/** One message to an endpoint, and how far it has come. A delivery never contains what the endpoint answered. */
export const WebhookDelivery = resource("WebhookDelivery", {
  id,
  /** Of the event, or the number that a resync leads to; null for a test. */
  seq: z.nullable(z.int()),
  /** The kind of the event, `webhook.test` or `resync`. */
  type: z.string(),
  status: z.enum(["pending", "delivered", "failed"]),
  /** Of the last attempt; null if it was not answered. */
  http_status: z.nullable(z.int()),
  attempts: z.int(),
  next_attempt_at: z.nullable(timestamp),
  delivered_at: z.nullable(timestamp),
  /** Of the last attempt. */
  duration_ms: z.nullable(z.int()),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

/** The messages that are not events of the board. */
export const webhookMessages = {
  /** Sent on request, to try an endpoint. */
  "webhook.test": z.object({
    type: z.literal("webhook.test"),
    board_id: id,
    webhook_id: id,
    timestamp,
  }),
  /**
   * Read the board again; events after `seq` follow. The log no longer has what comes after the last delivery, or the
   * database has gone back in time and has other events now.
   */
  resync: z.object({
    type: z.literal("resync"),
    reason: z.enum(["expired", "ahead"]),
    board_id: id,
    seq: z.int(),
    timestamp,
  }),
};

const tag = "Webhooks";
const url = z.string().check(z.minLength(1), atMost(MAX_URL));
const types = z
  .array(z.string().check(z.minLength(1), atMost(100)))
  .check(z.minLength(1), z.maxLength(MAX_TYPES));
/** `whsec_` and the base64 of 24 to 64 bytes. */
const secret = z.string().check(atMost(100), z.regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/));

export const webhookRoutes = {
  createWebhook: route({
    method: "POST",
    path: "/boards/{board_id}/webhooks",
    tag,
    summary:
      "Send the events of a board to a URL, from now on; only this response contains the secret that they are signed with",
    access: "owner",
    scope: "admin",
    body: z.object({
      url,
      types: z.optional(z.nullable(types)),
      secret: z.optional(secret),
    }),
    status: 201,
    answer: NewWebhook,
    errors: [409],
  }),
  listWebhooks: route({
    method: "GET",
    path: "/boards/{board_id}/webhooks",
    tag,
    summary: "The webhooks of a board, newest first",
    access: "owner",
    scope: "admin",
    query: z.object({ limit: pageLimit, before: z.optional(id) }),
    status: 200,
    answer: pageOf(Webhook),
  }),
  updateWebhook: route({
    method: "PATCH",
    path: "/webhooks/{webhook_id}",
    tag,
    summary: "Change a webhook; one that is enabled again goes on where it stopped",
    access: "owner",
    scope: "admin",
    body: z.partial(z.object({ url, types: z.nullable(types), is_enabled: z.boolean() })),
    status: 200,
    answer: Webhook,
  }),
  deleteWebhook: route({
    method: "DELETE",
    path: "/webhooks/{webhook_id}",
    tag,
    summary: "Delete a webhook with its deliveries",
    access: "owner",
    scope: "admin",
    status: 204,
  }),
  replayWebhook: route({
    method: "POST",
    path: "/webhooks/{webhook_id}/replay",
    tag,
    summary: "Send the events after number `since` again",
    access: "owner",
    scope: "admin",
    body: z.object({ since: z.int().check(z.gte(0)) }),
    status: 202,
    answer: Webhook,
    errors: [410],
  }),
  testWebhook: route({
    method: "POST",
    path: "/webhooks/{webhook_id}/test",
    tag,
    summary: "Send a test message, even if the webhook is disabled; it is sent once",
    access: "owner",
    scope: "admin",
    status: 202,
    answer: WebhookDelivery,
    errors: [409],
  }),
  listWebhookDeliveries: route({
    method: "GET",
    path: "/webhooks/{webhook_id}/deliveries",
    tag,
    summary: "What was sent to a webhook, newest first, one entry per event",
    access: "owner",
    scope: "admin",
    query: z.object({ limit: pageLimit, before: z.optional(id) }),
    status: 200,
    answer: pageOf(WebhookDelivery),
  }),
};

export const webhooks = {
  subjects: { webhook_id: { table: "webhooks", noun: "This webhook" } },
  events: {},
  routes: webhookRoutes,
};
