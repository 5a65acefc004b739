/**
 * Mounts the contract: every route becomes a path of Bun's router, plain and under /api. A request is
 * authenticated, parsed, handed to its operation, and the answer encoded; whatever is thrown on the way
 * becomes one of the errors of the contract. Checks come in this order: route, token, path and query, then
 * (in access.ts) resource, membership, role, and only then the body.
 */
import type { BunRequest, Server } from "bun";
import type { RouteSpec } from "../../contract/define.ts";
import { subjectOf } from "./access.ts";
import { createQueryParser, parseBody, parseParams, searchParams } from "./body.ts";
import { type Call, type Handler, Reply } from "./call.ts";
import type { Context } from "./context.ts";
import { DatabaseUnavailable } from "./db/db.ts";
import { ApiError, badRequest, unauthorized, unavailable } from "./errors.ts";
import type { SocketData } from "./live/sockets.ts";
import { corsHeaders, preflightHeaders, requireOwnOrigin } from "./origin.ts";
import { readAsCaller } from "./query.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";
import type { Session } from "./token.ts";

const COOKIE = "svc_auth";
const SAFE_METHODS = new Set(["GET", "HEAD"]);

interface Mounted {
  route: RouteSpec;
  handler: Handler<RouteSpec>;
  params: readonly string[];
  subject: string | undefined;
  parseQuery: (url: string) => object;
}

type Methods = Map<string, Mounted>;
type PageRoute = (request: Request) => Response;
type SocketRoute = (request: BunRequest, server: Server<SocketData>) => Response | undefined;
type BunHandler = (request: BunRequest, server: Server<SocketData>) => Promise<Response>;

export function mountRoutes(
  context: Context,
  routes: Record<string, RouteSpec>,
  handlers: Record<string, Handler<never>>,
): Record<string, BunHandler> {
  const paths = new Map<string, Methods>();
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replace(/\{(\w+)\}/g, ":$1");
    const methods = paths.get(path) ?? new Map<string, Mounted>();
    paths.set(path, methods);
    methods.set(route.method, {
      route,
      handler: handlers[name] as Handler<RouteSpec>,
      params: [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!),
      subject: subjectOf(route),
      parseQuery: createQueryParser(route.query),
    });
  }
  const mounted: Record<string, BunHandler> = {};
  for (const [path, methods] of paths) {
    const handle: BunHandler = (request, server) => answer(context, methods, request, server);
    mounted[path] = handle;
    mounted[`/api${path}`] = handle;
  }
  return mounted;
}

/** Something to look at, as it is. */
export interface Page {
  body: string | Blob;
  headers: Record<string, string>;
}

export function mountPages(context: Context, pages: Record<string, Page>): Record<string, PageRoute> {
  const mounted = Object.entries(pages).map(([path, { body, headers }]) => [
    path,
    (request: Request) => {
      const isRead = SAFE_METHODS.has(request.method);
      const reply = isRead ? new Reply(body, headers, 200) : withoutRoute(context, ["GET"], request);
      return encode(context, request, requestIdOf(request), reply);
    },
  ]);
  return Object.fromEntries(mounted);
}

/** For everything that is no route. */
export function answerUnknown(context: Context, request: Request): Response {
  const error = new ApiError(404, "There is nothing at this address.");
  return encode(context, request, requestIdOf(request), errorReply(error));
}

async function answer(
  context: Context,
  methods: Methods,
  request: BunRequest,
  server: Server<SocketData>,
): Promise<Response> {
  const startedMs = performance.now();
  const requestId = requestIdOf(request);
  const mounted = methods.get(request.method === "HEAD" ? "GET" : request.method);
  let reply: Reply;
  try {
    reply = mounted
      ? await perform(context, mounted, request, server)
      : withoutRoute(context, methods.keys(), request);
  } catch (error) {
    // Whoever hung up in the middle of a body gets no answer, and it is no failure of ours.
    reply = errorReply(
      request.signal.aborted ? badRequest("The body was cut off.") : toApiError(context, error, requestId),
    );
  }
  // A stream may be silent for longer than a request may idle.
  if (reply.body instanceof ReadableStream) server.timeout(request, 0);
  context.log.info("request", {
    request_id: requestId,
    method: request.method,
    route: mounted?.route.path,
    status: reply.status,
    duration_ms: Math.round((performance.now() - startedMs) * 100) / 100,
  });
  return encode(context, request, requestId, reply);
}

async function perform(
  context: Context,
  { route, handler, params, subject, parseQuery }: Mounted,
  request: BunRequest,
  server: Server<SocketData>,
): Promise<Reply> {
  const call: Call = {
    context,
    route,
    session: route.access === "public" ? null : requireSession(context, request, route.tokenInQuery),
    input: {},
    subject: null,
    request,
    address: clientAddress(context, request, server),
  };
  try {
    const ids = parseParams(params, request.params);
    const query = parseQuery(request.url);
    if (subject) call.subject = { param: subject, id: ids[subject]! };
    const body = await parseBody(route, request).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
      call.invalidBody = error;
      return {};
    });
    call.input = { ...query, ...body, ...ids };
  } catch (error) {
    // A bad path or query is reported only to those who are let in at all.
    if (call.session) await readAsCaller({ ...call, route: { ...route, access: "authenticated" } }, {});
    throw error;
  }
  const result = await handler(call);
  const status = result instanceof Reply ? (result.status ?? route.status) : route.status;
  return result instanceof Reply
    ? new Reply(result.body, result.headers, status)
    : new Reply(result, {}, status);
}

function requireSession(context: Context, request: BunRequest, tokenInQuery?: boolean): Session {
  const credential = credentialOf(request, tokenInQuery);
  if (!credential) throw unauthorized();
  const session = context.tokens.verify(credential.token);
  if (!session) throw unauthorized("The token is invalid or expired.");
  if (credential.isCookie && !SAFE_METHODS.has(request.method)) requireOwnOrigin(request, context.config);
  return session;
}

/** A token in the header beats one in the address, which beats the cookie. */
function credentialOf(
  request: BunRequest,
  tokenInQuery?: boolean,
): { token: string; isCookie: boolean } | null {
  const header = request.headers.get("authorization");
  const explicit =
    header !== null
      ? (/^bearer\s+(\S+)$/i.exec(header)?.[1] ?? "")
      : tokenInQuery
        ? searchParams(request.url).get("token")
        : null;
  if (explicit !== null) return { token: explicit, isCookie: false };
  const cookie = request.cookies.get(COOKIE);
  return cookie ? { token: cookie, isCookie: true } : null;
}

/**
 * WebSockets: the handshake is accepted whoever asks, and refused afterwards with a close code. Only a page of
 * another site that would ride on the visitor's cookie is turned away at the door.
 */
export function mountSocket(context: Context, path: string): Record<string, SocketRoute> {
  const handle: SocketRoute = (request, server) => {
    try {
      if (request.method !== "GET") {
        return encode(context, request, requestIdOf(request), withoutRoute(context, ["GET"], request));
      }
      const credential = credentialOf(request, true);
      if (credential?.isCookie) requireOwnOrigin(request, context.config);
      const session = credential && context.tokens.verify(credential.token);
      return context.live.upgrade(request, server, session);
    } catch (error) {
      const requestId = requestIdOf(request);
      return encode(context, request, requestId, errorReply(toApiError(context, error, requestId)));
    }
  };
  const mounted = path.replace(/\{(\w+)\}/g, ":$1");
  return { [mounted]: handle, [`/api${mounted}`]: handle };
}

/** Another method than the address has: what it has, for OPTIONS and for everybody who guessed wrong. */
function withoutRoute({ config }: Context, methods: Iterable<string>, request: Request): Reply {
  const known = [...methods];
  const allow = [...known, ...(known.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  if (request.method === "OPTIONS")
    return new Reply(undefined, { allow, ...preflightHeaders(request, config) }, 204);
  return errorReply(new ApiError(405, `This address answers only to ${allow}.`, { headers: { allow } }));
}

function toApiError({ log }: Context, error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailable) {
    log.warn("database unavailable", { request_id: requestId, reason: error.message });
    return unavailable("The database cannot be reached; try again soon.");
  }
  log.error("request failed", {
    request_id: requestId,
    error: error instanceof Error ? error.stack : String(error),
  });
  return new ApiError(500, "The service failed to answer. Its log has the details under the request id.");
}

function errorReply(error: ApiError): Reply {
  return new Reply({ detail: error.message, errors: error.errors }, error.headers, error.status);
}

function encode(context: Context, request: Request, requestId: string, reply: Reply): Response {
  const { body } = reply;
  const encoded = body === undefined || typeof body === "string" || isBinary(body);
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    "cache-control": "no-store",
    ...corsHeaders(request, context.config),
    "x-request-id": requestId,
    ...(encoded ? {} : { "content-type": "application/json" }),
    ...reply.headers,
  };
  const vary = [reply.headers.vary, corsHeaders(request, context.config).vary].filter(Boolean);
  if (vary.length > 0) headers.vary = vary.join(", ");
  if (context.live.draining) headers.connection = "close";
  if (context.config.ENVIRONMENT === "production") headers["strict-transport-security"] = "max-age=31536000";
  return new Response(encoded ? (body as BodyInit | undefined) : JSON.stringify(body), {
    status: reply.status,
    headers,
  });
}

function isBinary(body: unknown): boolean {
  return body instanceof Uint8Array || body instanceof Blob || body instanceof ReadableStream;
}

function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id");
  return given && /^[\w.-]{1,64}$/.test(given) ? given : crypto.randomUUID();
}

/** X-Forwarded-For is believed only as far as trusted proxies wrote it: the last address that is none of them. */
function clientAddress({ config }: Context, request: Request, server: Server<SocketData>): string {
  const peer = server.requestIP(request)?.address ?? "unknown";
  if (!config.TRUSTED_PROXIES.includes(peer)) return peer;
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return hops.findLast((hop) => hop !== "" && !config.TRUSTED_PROXIES.includes(hop)) ?? peer;
}
