/** From a reply or an error to the answer on the wire, with the headers that every answer carries. */

import { textBody } from "./body.ts";
import { Reply } from "./call.ts";
import type { Context } from "./context.ts";
import { DatabaseUnavailable } from "./db/db.ts";
import { ApiError, unavailable } from "./errors.ts";
import { addCorsHeaders, preflightHeaders } from "./origin.ts";

/** An API answer is data: a browser that shows it must not run anything. */
const SECURITY_HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
};

export function respond(context: Context, request: Request, requestId: string, reply: Reply): Response {
  const { body } = reply;
  const isEncoded = body === undefined || typeof body === "string" || isBinary(body);
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    "cache-control": "no-store",
    "x-request-id": requestId,
    ...reply.headers,
  };
  if (!isEncoded) headers["content-type"] = "application/json";
  const origin = request.headers.get("origin");
  if (origin !== null) addCorsHeaders(headers, origin, context.config);
  if (context.live.draining) headers.connection = "close";
  if (context.config.ENVIRONMENT === "production") headers["strict-transport-security"] = "max-age=31536000";
  const bytes = isEncoded ? (body as BodyInit | undefined) : textBody(JSON.stringify(body));
  return new Response(bytes, { status: reply.status, headers });
}

function isBinary(body: unknown): boolean {
  return body instanceof Blob || body instanceof Uint8Array || body instanceof ReadableStream;
}

/** The client may choose it, so that its own log and ours can be read side by side. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id");
  return given !== null && /^[\w.-]{1,64}$/.test(given) ? given : crypto.randomUUID();
}

export function errorReply(error: ApiError): Reply {
  return new Reply({ detail: error.message, errors: error.errors }, error.headers, error.status);
}

/** What is not meant for the caller goes to the log, under the request id. */
export function toApiError({ log }: Context, error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailable) {
    log.warn("database unavailable", { request_id: requestId, reason: error.message });
    return unavailable("The database cannot be reached; try again soon.");
  }
  const trace = error instanceof Error ? error.stack : String(error);
  log.error("request failed", { request_id: requestId, error: trace });
  return new ApiError(500, "The service failed to answer. Its log has the details under the request id.");
}

/** Another method than the address has: what it has, for OPTIONS and for everybody who guessed wrong. */
export function otherMethod({ config }: Context, methods: Iterable<string>, request: Request): Reply {
  const known = [...methods];
  const allow = [...known, ...(known.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  if (request.method === "OPTIONS")
    return new Reply(undefined, { allow, ...preflightHeaders(request, config) }, 204);
  return errorReply(new ApiError(405, `This address answers only to ${allow}.`, { headers: { allow } }));
}
