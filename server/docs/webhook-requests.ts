/** What the service sends to webhooks, for the section `webhooks` of OpenAPI. */
import { Event } from "../../contract/events.ts";
import { webhookMessages } from "../../contract/webhooks.ts";
import { type Json, jsonSchema } from "./json-schema.ts";

const HEADERS = {
  "webhook-id":
    "Of the message, the same in every attempt: `<board_id>:<seq>` for an event. Ignore what was handled before.",
  "webhook-timestamp": "When the attempt was signed, in seconds since 1970.",
  "webhook-signature":
    "`v1,` and the base64 of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, as in Standard Webhooks.",
};

export function webhookRequests(schemas: Json): Json {
  const messages = [Event, ...Object.values(webhookMessages)];
  const post = {
    summary: "A change of a board",
    description:
      "Sent to every enabled webhook of the board: its events in order, at least once. `webhook.test` is sent on request. " +
      "`resync` says that events are missing: read the board again.",
    parameters: Object.entries(HEADERS).map(([name, description]) => ({
      name,
      in: "header",
      required: true,
      description,
      schema: { type: "string" },
    })),
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: { anyOf: messages.map((schema) => jsonSchema(schema, schemas)) } },
      },
    },
    responses: {
      "2XX": { description: "Received" },
      "410": { description: "Not wanted any more: the webhook is disabled" },
      default: {
        description: "Failed, redirects included: sent again later, after `Retry-After` if there is one",
      },
    },
  };
  return { "board-change": { post } };
}
