/** From a reply or an error to the answer on the wire, with the headers that every answer carries. */

import type { Context } from "../core/context.ts";
import { DatabaseFull, DatabaseUnavailable, ReservedRoom, TooManyChanges, WorkerDown } from "../db/db.ts";
import { ApiError, unavailable } from "../util/errors.ts";
import { addCorsHeaders, preflightHeaders } from "./headers/origin.ts";
import { errorContent } from "./problem.ts";
import { textBody } from "./response-body.ts";

/** A reply or an error on its way out. */
export interface Outgoing {
  body: unknown;
  headers: Record<string, string>;
  status: number;
  isEndless?: boolean;
}

/** An API answer is data: a browser that shows it must not run anything. */
const COMMON_HEADERS = new Headers({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  // No page of another site gets hold of our windows, or of what we answer without asking by CORS.
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
});
const JSON_HEADERS = new Headers([...COMMON_HEADERS, ["content-type", "application/json"]]);

/** Most headers are copied whole, which costs half of making them from names and values each time. */
export function respond(context: Context, request: Request, requestId: string, reply: Outgoing): Response {
  const { body } = reply;
  const response = isEncoded(body)
    ? new Response(body, { status: reply.status, headers: COMMON_HEADERS })
    : new Response(textBody(JSON.stringify(body)), { status: reply.status, headers: JSON_HEADERS });
  const { headers } = response;
  headers.set("x-request-id", requestId);
  for (const name in reply.headers) headers.set(name, reply.headers[name] ?? "");
  const origin = request.headers.get("origin");
  if (origin !== null) addCorsHeaders(headers, origin, context.config);
  if (context.live.draining) headers.set("connection", "close");
  if (context.config.ENVIRONMENT === "production")
    headers.set("strict-transport-security", "max-age=31536000");
  return response;
}

function isEncoded(
  body: unknown,
): body is string | Blob | Uint8Array<ArrayBuffer> | ReadableStream | undefined {
  return (
    body === undefined ||
    typeof body === "string" ||
    body instanceof Blob ||
    body instanceof Uint8Array ||
    body instanceof ReadableStream
  );
}

/** The client may choose it, so that its own log and ours can be read side by side. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id");
  return given !== null && /^[\w.-]{1,64}$/.test(given) ? given : crypto.randomUUID();
}

/** The form depends on the Accept header, which caches are told. */
export function errorReply({ config }: Context, { headers }: Request, error: ApiError): Outgoing {
  const { body, type } = errorContent(error, headers.get("accept"), config.BASE_PATH);
  return { body, headers: { ...error.headers, "content-type": type, vary: "accept" }, status: error.status };
}

/** Details not meant for the caller are logged under the request id. */
export function toApiError({ log, outages }: Context, error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof TooManyChanges)
    return unavailable(
      "Too many other changes came before this one, so it was not made; try again soon.",
      "overloaded",
    );
  if (error instanceof ReservedRoom) {
    log.warn("a large change was refused: the disk is nearly full", { request_id: requestId });
    return unavailable("There is no room for this change on the disk of the service.", "disk_reserved");
  }
  if (error instanceof DatabaseUnavailable) {
    outages.failed(requestId, error);
    if (error instanceof DatabaseFull)
      return unavailable("The disk of the database is full; try again when there is room.", "database_full");
    const what = error instanceof WorkerDown ? "A part of the database" : "The database";
    return unavailable(`${what} cannot be reached; try again soon.`, "database_unavailable");
  }
  const trace = error instanceof Error ? error.stack : String(error);
  log.error("request failed", { request_id: requestId, error: trace });
  return new ApiError(
    "internal_error",
    "The service failed to answer. Its log has the details under the request id.",
  );
}

/** For a method that the path does not have: the methods it has, as 204 for OPTIONS and as 405 for others. */
export function otherMethod(context: Context, methods: Iterable<string>, request: Request): Outgoing {
  const known = [...methods];
  const allow = [...known, ...(known.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  if (request.method === "OPTIONS")
    return { body: undefined, headers: { allow, ...preflightHeaders(request, context.config) }, status: 204 };
  const detail = `Method not allowed; use ${allow}.`;
  return errorReply(context, request, new ApiError("method_not_allowed", detail, { headers: { allow } }));
}
