/**
 * Mounts the contract: every route becomes a path of Bun's router, plain and under /api. A request is
 * authenticated, parsed, handed to its operation, and the answer encoded; whatever is thrown on the way
 * becomes one of the errors of the contract. Checks come in this order: route, token, path and query, then
 * (in access.ts) resource, membership, role, and only then the body.
 */
import type { BunRequest, Server } from "bun";
import type { RouteSpec, SubjectSpec } from "../../../contract/base/define.ts";
import { type SubjectParam, subjectParamOf } from "../auth/access.ts";
import { findSession, requireSession, SAFE_METHODS } from "../auth/credential.ts";
import type { Context } from "../core/context.ts";
import { ApiError, badRequest, nothingHere } from "../core/errors.ts";
import { idempotencyKeyOf, withKey } from "../core/idempotency.ts";
import { readAsCaller } from "../core/query.ts";
import type { SocketData } from "../live/connections/sockets.ts";
import { STREAM_HEADERS } from "../live/connections/streams.ts";
import type { RouteTimes } from "../observability/metrics.ts";
import { beginTrace } from "../observability/trace.ts";
import { nextTurn } from "../util/next-turn.ts";
import { type Call, type Handler, Reply } from "./call.ts";
import { clientAddress } from "./client-address.ts";
import { refuseSeveralHosts } from "./headers/origin.ts";
import { createQueryParser, parseBody, parseParams } from "./input.ts";
import { errorReply, otherMethod, requestIdOf, respond, toApiError } from "./respond.ts";

interface Mounted {
  route: RouteSpec;
  handler: Handler<RouteSpec>;
  params: readonly string[];
  subject: SubjectParam | null;
  parseQuery: (request: Request) => object;
  times: RouteTimes;
}

const SWITCHING_PROTOCOLS = 101;
const REPLAYED = { "idempotency-replayed": "true" };

type Methods = Map<string, Mounted>;
type Serving = Server<SocketData>;
type Arrival = { request: BunRequest; requestId: string; server: Serving };
type ApiRoute = (request: BunRequest, server: Serving) => Promise<Response>;
type PageRoute = (request: Request) => Promise<Response>;
type SocketRoute = (request: BunRequest, server: Serving) => Response | undefined;

export function mountRoutes(
  context: Context,
  { routes, subjects }: { routes: Record<string, RouteSpec>; subjects: Record<string, SubjectSpec> },
  handlers: Record<string, Handler<never>>,
): Record<string, ApiRoute> {
  const paths = new Map<string, Methods>();
  for (const [name, route] of Object.entries(routes)) {
    const methods = paths.get(route.path) ?? new Map<string, Mounted>();
    paths.set(route.path, methods);
    methods.set(route.method, {
      route,
      handler: handlers[name] as Handler<RouteSpec>,
      params: [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!),
      subject: subjectParamOf(route, subjects),
      parseQuery: createQueryParser(route.query),
      times: context.requests.mount(route.method, route.path),
    });
  }
  const mounted = [...paths].map(([path, methods]) =>
    twice(path, (request: BunRequest, server: Serving) => answer(context, methods, request, server)),
  );
  return Object.assign({}, ...mounted);
}

/** Something to look at, as it is, or made when it is asked for. */
export interface Page {
  body: string | Blob;
  headers: Record<string, string>;
}

export type Pages = Record<string, Page | ((request: Request) => Promise<Page>)>;

export function mountPages(context: Context, pages: Pages): Record<string, PageRoute> {
  const mounted = Object.entries(pages).map(([path, source]) => {
    const times = context.requests.mount("GET", path.replace(/:(\w+)/g, "{$1}"));
    const page = async (request: Request) => {
      const startedMs = performance.now();
      const requestId = requestIdOf(request);
      context.requests.inFlight++;
      const reply = await show(context, source, request, requestId);
      await nextTurn();
      context.requests.inFlight--;
      times.observe(reply.status!, performance.now() - startedMs);
      return respond(context, request, requestId, reply);
    };
    return [path, page];
  });
  return Object.fromEntries(mounted);
}

async function show(
  context: Context,
  source: Pages[string],
  request: Request,
  requestId: string,
): Promise<Reply> {
  if (!SAFE_METHODS.has(request.method)) return otherMethod(context, ["GET"], request);
  try {
    refuseSeveralHosts(request);
    const { body, headers } = typeof source === "function" ? await source(request) : source;
    return new Reply(body, headers, 200);
  } catch (error) {
    return errorReply(toApiError(context, error, requestId));
  }
}

/** The handshake is accepted whoever asks, and refused afterwards with a close code. */
export function mountSocket(context: Context, path: string): Record<string, SocketRoute> {
  const times = context.requests.mount("GET", path);
  return twice(path, (request: BunRequest, server: Serving) => {
    const startedMs = performance.now();
    const requestId = requestIdOf(request);
    const reply = openSocket(context, { request, requestId, server });
    const status = reply?.status ?? SWITCHING_PROTOCOLS;
    times.observe(status, performance.now() - startedMs);
    context.log.info("request", { request_id: requestId, method: request.method, route: path, status });
    return reply && respond(context, request, requestId, reply);
  });
}

/** Undefined when the socket took over. */
function openSocket(context: Context, { request, requestId, server }: Arrival): Reply | undefined {
  if (request.method !== "GET") return otherMethod(context, ["GET"], request);
  try {
    refuseSeveralHosts(request);
    return context.live.upgrade(request, server, {
      session: findSession(context, request),
      address: clientAddress(context, request, server),
    });
  } catch (error) {
    return errorReply(toApiError(context, error, requestId));
  }
}

/** For everything that is no route: a page for somebody who typed an address, an error for every other client. */
export async function answerUnknown(
  context: Context,
  request: Request,
  page: (request: Request) => Promise<Page>,
): Promise<Response> {
  const requestId = requestIdOf(request);
  context.requests.unrouted.observe(404, 0);
  context.log.info("request", { request_id: requestId, method: request.method, status: 404 });
  let reply = errorReply(nothingHere());
  if (wantsPage(request)) {
    const { body, headers, status } = await show(context, page, request, requestId);
    reply = new Reply(body, headers, status === 200 ? 404 : status);
  }
  await nextTurn();
  return respond(context, request, requestId, reply);
}

/** As browsers ask when they go to an address; what asks the API accepts anything, or JSON. */
function wantsPage({ method, headers, url }: Request): boolean {
  const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  if (!SAFE_METHODS.has(method) || /^\/api(?:[/?]|$)/.test(path)) return false;
  const accepted = (headers.get("accept") ?? "").split(",");
  return accepted.some((range) => range.split(";")[0]!.trim().toLowerCase() === "text/html");
}

function twice<R>(path: string, handle: R): Record<string, R> {
  const pattern = path.replace(/\{(\w+)\}/g, ":$1");
  return { [pattern]: handle, [`/api${pattern}`]: handle };
}

async function answer(
  context: Context,
  methods: Methods,
  request: BunRequest,
  server: Serving,
): Promise<Response> {
  const startedMs = performance.now();
  const requestId = requestIdOf(request);
  const mounted = methods.get(request.method === "HEAD" ? "GET" : request.method);
  const { requests, traces } = context;
  const span =
    traces && mounted
      ? beginTrace(traces.add, mounted.times.name, request.headers.get("traceparent"))
      : undefined;
  let reply: Reply;
  requests.inFlight++;
  try {
    const seen = span ? context.traced(span) : context;
    reply = mounted
      ? await perform(seen, mounted, { request, requestId, server })
      : otherMethod(context, methods.keys(), request);
  } catch (error) {
    // Whoever hung up in the middle of a body gets no answer, and it is no failure of ours.
    const hungUp = request.signal.aborted && !(error instanceof ApiError);
    reply = errorReply(hungUp ? badRequest("The body was cut off.") : toApiError(context, error, requestId));
  }
  if (reply.status! >= 400 || mounted?.route.access === "public") await nextTurn();
  // A stream may be silent for longer than a request may idle.
  if (reply.headers === STREAM_HEADERS) server.timeout(request, 0);
  const durationMs = performance.now() - startedMs;
  const status = reply.status!;
  requests.inFlight--;
  (mounted?.times ?? requests.unrouted).observe(status, durationMs);
  span?.end(
    {
      "http.request.method": request.method,
      "http.route": mounted!.route.path,
      "http.response.status_code": status,
      "boardcast.request_id": requestId,
    },
    status >= 500 ? String(status) : undefined,
  );
  if (context.log.logs("info")) {
    context.log.info("request", {
      request_id: requestId,
      method: request.method,
      route: mounted?.route.path,
      status,
      duration_ms: Math.round(durationMs * 100) / 100,
      trace_id: span?.traceId,
    });
  }
  return respond(context, request, requestId, reply);
}

async function perform(
  context: Context,
  mounted: Mounted,
  { request, requestId, server }: Arrival,
): Promise<Reply> {
  const { route } = mounted;
  refuseSeveralHosts(request);
  const call: Call = {
    context,
    route,
    session: route.access === "public" ? null : requireSession(context, request, route.tokenInQuery),
    input: {},
    subject: null,
    request,
    requestId,
    address: () => clientAddress(context, request, server),
  };
  // Probes are answered however many ask.
  if (route.access === "public" && !route.body) return carryOut(call, mounted, request.params);
  const leave = context.openRequests.enter(call.address(), call.session?.id);
  try {
    return await carryOut(call, mounted, request.params);
  } finally {
    leave();
  }
}

async function carryOut(
  call: Call,
  { route, handler, params, subject, parseQuery }: Mounted,
  given: Record<string, string>,
): Promise<Reply> {
  let key: string | undefined;
  try {
    const ids = parseParams(params, given);
    const query = parseQuery(call.request);
    key = idempotencyKeyOf(call);
    if (subject) call.subject = { ...subject.of, id: ids[subject.param]! };
    call.input = route.body ? { ...query, ...(await bodyOf(call)), ...ids } : { ...query, ...ids };
  } catch (error) {
    // A bad path or query is reported only to those who are let in at all.
    if (call.session) await readAsCaller({ ...call, route: { ...route, access: "authenticated" } }, {});
    throw error;
  }
  const result = await (key === undefined ? handler(call) : withKey(call, key, () => handler(call)));
  const reply = result instanceof Reply ? result : new Reply(result);
  const headers = call.replayed ? { ...reply.headers, ...REPLAYED } : reply.headers;
  return new Reply(reply.body, headers, reply.status ?? route.status);
}

async function bodyOf(call: Call): Promise<object> {
  const share = call.context.bodies.open(call.session?.id ?? call.address());
  try {
    return await parseBody(call.route, call.request, share);
  } catch (error) {
    // A body that came at a bad time may fit; a repeat of it must not pass for another request.
    if (!(error instanceof ApiError) || error.headers["retry-after"]) throw error;
    call.invalidBody = error;
    return {};
  } finally {
    share.close();
  }
}
