/**
 * Addresses of the API that people know from elsewhere. A browser that goes to one is led to the page of the web client
 * with the same content; a script, or any other client, gets the answer of the API.
 */
import type { BunRequest } from "bun";
import type { Context } from "../platform/core/context.ts";
import type { Serving } from "../platform/http/answer.ts";
import { acceptedRanges } from "../platform/http/headers/accept.ts";
import { requestIdOf, respond } from "../platform/http/respond.ts";

type Route = (request: BunRequest, server: Serving) => Promise<Response>;

const PAGES: Record<string, (address: URL) => string> = {
  "/search": ({ searchParams }) => {
    const [q, board] = [searchParams.get("q"), searchParams.get("board_id")];
    return `/find?${new URLSearchParams({ ...(q && { q }), ...(board && { board }) })}`;
  },
  "/boards": () => "/",
  "/boards/:board_id": ({ pathname, searchParams }) => {
    const at = searchParams.get("at");
    return `/b/${pathname.slice(pathname.lastIndexOf("/") + 1)}${at ? `?${new URLSearchParams({ at })}` : ""}`;
  },
};

export function withVisits(context: Context, routes: Record<string, Route>): Record<string, Route> {
  const visited = Object.entries(PAGES).map(([path, pageFor]): [string, Route] => {
    const answer = routes[path];
    if (!answer) throw new Error(`${path} is no address of the API`);
    return [
      path,
      (request, server) => {
        if (!isVisit(request)) return answer(request, server);
        const page = pageFor(new URL(request.url));
        const requestId = requestIdOf(request);
        const route = path.replace(/:(\w+)/, "{$1}");
        context.log.info("request", { request_id: requestId, method: "GET", route, status: 302 });
        const headers = { location: context.config.BASE_PATH + page, vary: "accept, sec-fetch-dest" };
        return Promise.resolve(
          respond(context, request, requestId, { body: undefined, headers, status: 302 }),
        );
      },
    ];
  });
  return { ...routes, ...Object.fromEntries(visited) };
}

/**
 * Somebody has typed the address or followed a link; browsers alone can say so, and name one host. The runtime builds the
 * address anew each time it is read, so it is read last: every read of a board passes through here.
 */
function isVisit(request: Request): boolean {
  const { method, headers } = request;
  return (
    method === "GET" &&
    headers.get("sec-fetch-dest") === "document" &&
    (acceptedRanges(headers.get("accept") ?? "").get("text/html") ?? 0) > 0 &&
    !headers.get("host")?.includes(",") &&
    URL.canParse(request.url)
  );
}
