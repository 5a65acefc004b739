/** Pages for browsers: the web client, the documentation, the metrics; and what is said at addresses with nothing. */

import { PROBLEM_TYPE } from "../../../contract/base/problems.ts";
import type { Context } from "../core/context.ts";
import { nextTurn } from "../scheduling/next-turn.ts";
import { nothingHere } from "../util/errors.ts";
import { pathBelow } from "./base-path.ts";
import { SAFE_METHODS } from "./credential.ts";
import { acceptedRanges } from "./headers/accept.ts";
import { refuseSeveralHosts } from "./headers/origin.ts";
import { errorReply, type Outgoing, otherMethod, requestIdOf, respond, toApiError } from "./respond.ts";

export interface Page {
  body: string | Blob;
  headers: Record<string, string>;
}

/** By path: as they are, or created when they are asked for. */
export type Pages = Record<string, Page | ((request: Request) => Promise<Page>)>;

type PageRoute = (request: Request) => Promise<Response>;

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
      times.observe(reply.status, performance.now() - startedMs);
      return respond(context, request, requestId, reply);
    };
    return [path, page];
  });
  return Object.fromEntries(mounted);
}

/** For unknown paths: an HTML page for a browser, a JSON error for every other client. */
export async function answerUnknown(
  context: Context,
  request: Request,
  page: (request: Request) => Promise<Page>,
): Promise<Response> {
  const requestId = requestIdOf(request);
  context.requests.unrouted.observe(404, 0);
  context.log.info("request", { request_id: requestId, method: request.method, status: 404 });
  let reply = errorReply(context, request, nothingHere());
  if (wantsPage(context, request)) {
    const shown = await show(context, page, request, requestId);
    reply = shown.status === 200 ? { ...shown, status: 404 } : shown;
  }
  await nextTurn();
  return respond(context, request, requestId, reply);
}

async function show(
  context: Context,
  source: Pages[string],
  request: Request,
  requestId: string,
): Promise<Outgoing> {
  if (!SAFE_METHODS.has(request.method)) return otherMethod(context, ["GET"], request);
  try {
    refuseSeveralHosts(request);
    const { body, headers } = typeof source === "function" ? await source(request) : source;
    return { body, headers, status: 200 };
  } catch (error) {
    return errorReply(context, request, toApiError(context, error, requestId));
  }
}

/** As browsers ask when they go to an address; clients of the API accept anything, or JSON. */
function wantsPage({ config }: Context, request: Request): boolean {
  const { method, headers } = request;
  const path = pathBelow(config.BASE_PATH, request);
  if (!SAFE_METHODS.has(method) || path === null || /^\/api(?:[/?]|$)/.test(path)) return false;
  const ranges = acceptedRanges(headers.get("accept") ?? "");
  const page = ranges.get("text/html");
  return page !== undefined && page >= (ranges.get(PROBLEM_TYPE) ?? 0);
}
