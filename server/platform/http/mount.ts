/**
 * Mounts the contract: every route becomes a path of Bun's router, plain and under /api, and so does the WebSocket.
 * What is thrown on the way to an answer becomes one of the errors of the contract.
 */
import type { BunRequest } from "bun";
import type { RouteSpec, SubjectSpec } from "../../../contract/base/define.ts";
import { subjectParamOf } from "../auth/access.ts";
import type { Handler } from "../core/call.ts";
import type { Context } from "../core/context.ts";
import { answer, type Methods, type Mounted, type Serving } from "./answer.ts";
import { clientAddress } from "./client-address.ts";
import { findSession } from "./credential.ts";
import { refuseSeveralHosts } from "./headers/origin.ts";
import { createQueryParser } from "./input.ts";
import { errorReply, type Outgoing, otherMethod, requestIdOf, respond, toApiError } from "./respond.ts";

const SWITCHING_PROTOCOLS = 101;

type ApiRoute = (request: BunRequest, server: Serving) => Promise<Response>;
type SocketRoute = (request: BunRequest, server: Serving) => Promise<Response | undefined>;

/** By the names of their routes. */
export type Operations = Record<string, Mounted>;

export function operationsOf(
  context: Context,
  { routes, subjects }: { routes: Record<string, RouteSpec>; subjects: Record<string, SubjectSpec> },
  handlers: Record<string, Handler<never>>,
): Operations {
  const operations = Object.entries(routes).map(([name, route]): [string, Mounted] => [
    name,
    {
      route,
      // The handler of this very route: server/app.ts has checked each against its own.
      handler: handlers[name] as Handler<RouteSpec>,
      params: [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
      subject: subjectParamOf(route, subjects),
      parseQuery: createQueryParser(route.query),
      times: context.requests.mount(route.method, route.path),
    },
  ]);
  return Object.fromEntries(operations);
}

export function mountRoutes(context: Context, operations: Operations): Record<string, ApiRoute> {
  const paths = new Map<string, Methods>();
  for (const operation of Object.values(operations)) {
    const { path, method } = operation.route;
    const methods: Methods = paths.get(path) ?? new Map();
    paths.set(path, methods.set(method, operation));
  }
  const mounted = [...paths].map(([path, methods]) =>
    twice(path, (request: BunRequest, server: Serving) => answer(context, methods, request, server)),
  );
  return Object.assign({}, ...mounted);
}

/** Every handshake is accepted; a caller without access is refused afterwards, with a close code. */
export function mountSocket(context: Context, path: string): Record<string, SocketRoute> {
  const times = context.requests.mount("GET", path);
  return twice(path, async (request: BunRequest, server: Serving) => {
    const startedMs = performance.now();
    const requestId = requestIdOf(request);
    const reply = await openSocket(context, { request, requestId, server });
    const status = reply?.status ?? SWITCHING_PROTOCOLS;
    times.observe(status, performance.now() - startedMs);
    context.log.info("request", { request_id: requestId, method: request.method, route: path, status });
    return reply && respond(context, request, requestId, reply);
  });
}

/** Undefined when the socket took over. */
async function openSocket(
  context: Context,
  { request, requestId, server }: { request: BunRequest; requestId: string; server: Serving },
): Promise<Outgoing | undefined> {
  if (request.method !== "GET") return otherMethod(context, ["GET"], request);
  try {
    refuseSeveralHosts(request);
    return context.live.upgrade(request, server, {
      session: await findSession(context, request),
      address: clientAddress(context, request, server),
    });
  } catch (error) {
    return errorReply(context, request, toApiError(context, error, requestId));
  }
}

function twice<R>(path: string, handle: R): Record<string, R> {
  const pattern = path.replace(/\{(\w+)\}/g, ":$1");
  return { [pattern]: handle, [`/api${pattern}`]: handle };
}
