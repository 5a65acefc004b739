/**
 * The Model Context Protocol: agents call tools by JSON-RPC, one message a request. It is no route of the contract, because
 * the protocol has its own messages and errors; but it is described, checked and limited like one.
 */
import * as z from "zod/mini";
import { route } from "./base/define.ts";

/** Whatever else a message has is read by the protocol's own library. */
const Message = z.looseObject({ jsonrpc: z.literal("2.0") });
z.globalRegistry.add(Message, { id: "McpMessage" });

/** Of `_meta.idempotencyKey`. Keys of the changes that a call consists of are derived from it, and are longer. */
export const MAX_KEY_LENGTH = 200;

export const mcpRoute = route({
  method: "POST",
  path: "/mcp",
  tag: "Agents",
  summary:
    "The Model Context Protocol (streamable HTTP, stateless): one JSON-RPC message; needs an API token. Notifications are answered with 202",
  access: "authenticated",
  // What a tool does needs the scope of the routes it calls.
  scope: "read",
  needsApiToken: true,
  body: Message,
  // A call may make a hundred changes.
  takesLong: true,
  status: 200,
  answer: Message,
  // A call of a tool has its key in `_meta.idempotencyKey`.
  answersSecret: true,
  errors: [400, 403, 404],
  // 404: there is no such method.
  refusals: { 400: Message, 404: Message },
});
