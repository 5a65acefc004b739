/**
 * Everything is below BASE_PATH, if there is one: the service is told its path, and expects proxies to pass addresses on as
 * they are, because links, cookies, redirects and the web client need the address that the browser sees.
 */
import type { Context } from "../core/context.ts";
import { type Outgoing, requestIdOf, respond } from "./respond.ts";

/** What monitors an instance calls it directly, and need not know where its site is. */
const ALSO_AT_THE_ROOT = ["/health", "/health/live", "/health/ready", "/metrics"];

type Route = (request: Request) => Response;

export function below<R>(context: Context, routes: Record<string, R>): Record<string, R | Route> {
  const { BASE_PATH: base } = context.config;
  if (base === "") return routes;
  const atRoot = Object.entries(routes).filter(([path]) => ALSO_AT_THE_ROOT.includes(path));
  return {
    ...Object.fromEntries(Object.entries(routes).map(([path, route]) => [base + path, route])),
    ...Object.fromEntries(atRoot),
    // The scope of the service worker, and of the installed app, begins with the slash.
    [base]: (request: Request) => respond(context, request, requestIdOf(request), toSlash(base, request)),
  };
}

function toSlash(base: string, { url }: Request): Outgoing {
  return { body: undefined, headers: { location: `${base}/${new URL(url).search}` }, status: 308 };
}

/** The path of a request below the base path; null for one elsewhere. */
export function pathBelow(base: string, { url }: Request): string | null {
  const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}
