/** Around every request to a route: its answer or error, and its place in metrics, traces and the log. */
import type { BunRequest, Server } from "bun";
import type { Context } from "../core/context.ts";
import type { SocketData } from "../live/connections/socket-connection.ts";
import type { RouteTimes } from "../observability/metrics.ts";
import { beginTrace, type Span } from "../observability/trace.ts";
import { nextTurn } from "../scheduling/next-turn.ts";
import { ApiError, badRequest } from "../util/errors.ts";
import { clientAddress } from "./client-address.ts";
import { type IncomingRequest, type Operation, perform } from "./perform.ts";
import { errorReply, type Outgoing, otherMethod, requestIdOf, respond, toApiError } from "./respond.ts";
import { textBody } from "./response-body.ts";

export type Serving = Server<SocketData>;

export interface Mounted extends Operation {
  times: RouteTimes;
}

/** The operations of one path, by method. */
export type Methods = Map<string, Mounted>;

export async function answer(
  context: Context,
  methods: Methods,
  request: BunRequest,
  server: Serving,
): Promise<Response> {
  // The runtime takes some microseconds to tell it, and most requests need it twice.
  let address: string | undefined;
  const incoming = {
    request,
    requestId: requestIdOf(request),
    address: () => (address ??= clientAddress(context, request, server)),
    setIdleTimeout: (seconds: number) => server.timeout(request, seconds),
  };
  const reply = await observed(context, methods, incoming);
  const body = typeof reply.body === "string" ? textBody(reply.body) : reply.body;
  return respond(context, request, incoming.requestId, { ...reply, body });
}

/** The reply to a request, which has been counted and logged. */
export async function observed(
  context: Context,
  methods: Methods,
  incoming: IncomingRequest,
): Promise<Outgoing> {
  const startedMs = performance.now();
  const { request } = incoming;
  const mounted = methods.get(request.method === "HEAD" ? "GET" : request.method);
  const span = mounted && beginSpan(context, mounted, request);
  context.requests.inFlight++;
  let reply: Outgoing;
  try {
    reply = mounted
      ? await perform(span ? context.traced(span) : context, mounted, incoming)
      : otherMethod(context, methods.keys(), request);
  } catch (error) {
    reply = failure(context, incoming, error);
  }
  const durationMs = performance.now() - startedMs;
  const isUrgent = reply.headers.connection === "close";
  if (context.refusals.isOne(reply.status) && !isUrgent && !incoming.isNested) await context.refusals.wait();
  else if (!isUrgent && (reply.status >= 400 || mounted?.route.access === "public")) await nextTurn();
  if (reply.isEndless) incoming.setIdleTimeout(0);
  context.requests.inFlight--;
  (mounted?.times ?? context.requests.unrouted).observe(reply.status, durationMs);
  report(context, incoming, { route: mounted?.route.path, status: reply.status, durationMs, span });
  return reply;
}

/** A client that hung up in the middle of its body gets no answer; that is not a server error. */
function failure(context: Context, { request, requestId }: IncomingRequest, error: unknown): Outgoing {
  const hungUp = request.signal.aborted && !(error instanceof ApiError);
  return errorReply(
    context,
    request,
    hungUp ? badRequest("The body was cut off.") : toApiError(context, error, requestId),
  );
}

function beginSpan({ traces }: Context, { times }: Mounted, { headers }: Request): Span | undefined {
  return traces && beginTrace(traces.add, times.name, headers.get("traceparent"));
}

interface Facts {
  route: string | undefined;
  status: number;
  durationMs: number;
  span: Span | undefined;
}

function report({ log }: Context, { request, requestId }: IncomingRequest, facts: Facts): void {
  const { route, status, durationMs, span } = facts;
  span?.end(
    {
      "http.request.method": request.method,
      "http.route": route,
      "http.response.status_code": status,
      "boardcast.request_id": requestId,
    },
    status >= 500 ? String(status) : undefined,
  );
  // Load balancers ask every other second, of every instance.
  const isProbe = route?.startsWith("/health") && status < 400;
  const level = isProbe ? "debug" : "info";
  if (!log.logs(level)) return;
  log[level]("request", {
    request_id: requestId,
    method: request.method,
    route,
    status,
    duration_ms: Math.round(durationMs * 100) / 100,
    trace_id: span?.traceId,
  });
}
