/** Which websites may call: CORS for all, and, for requests that carry the cookie, the origin itself. */
import type { Config } from "../../../config.ts";
import { badRequest, forbidden } from "../../util/errors.ts";

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

const EXPOSED = "etag, idempotency-replayed, last-event-at, preference-applied, x-request-id, retry-after";

/** Lets a browser hand the answer to the page that asked. The wildcard never goes with credentials. */
export function addCorsHeaders(headers: Headers, origin: string, { CORS_ORIGINS }: Config): void {
  if (origin !== "*" && CORS_ORIGINS.includes(origin)) {
    headers.set("access-control-allow-origin", origin);
    headers.set("access-control-allow-credentials", "true");
    headers.append("vary", "origin");
  } else if (CORS_ORIGINS.includes("*")) {
    headers.set("access-control-allow-origin", "*");
  } else return;
  headers.set("access-control-expose-headers", EXPOSED);
}

/** The methods and headers that a page may use; `addCorsHeaders` says which pages. */
export function preflightHeaders(request: Request, { CORS_ORIGINS }: Config): Record<string, string> {
  const origin = request.headers.get("origin");
  if (origin === null || !(CORS_ORIGINS.includes(origin) || CORS_ORIGINS.includes("*"))) return {};
  return {
    "access-control-allow-methods": METHODS,
    "access-control-allow-headers":
      "authorization, content-type, idempotency-key, if-match, if-none-match, if-text-match, prefer, x-request-id",
    "access-control-max-age": "600",
  };
}

/** A proxy and this service might each use a different Host header. (The runtime joins several with commas.) */
export function refuseSeveralHosts({ headers }: Request): void {
  if (headers.get("host")?.includes(",")) throw badRequest("A request has one Host header.");
}

/** A page of another site must not act with the visitor's cookie. */
export function requireOwnOrigin(request: Request, config: Config): void {
  if (isFromOwnPages(request, config)) return;
  throw forbidden(
    "Requests with the login cookie must come from this service's own pages.",
    "foreign_origin",
  );
}

/**
 * Our own pages, those of allowed origins, and programs. Browsers say where a request comes from, in one header or
 * another; programs say nothing at all.
 */
export function isFromOwnPages({ headers }: Request, config: Config): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return isOwnOrigin(origin, headers.get("host"), config);
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const referrer = headers.get("referer");
  return !referrer || isOwnOrigin(originOf(referrer), headers.get("host"), config);
}

/**
 * Where the cookie is for HTTPS only, a page that came without it may be anybody's, though it has our name; on the
 * machine itself nobody can come between.
 */
function isOwnOrigin(origin: string, host: string | null, config: Config): boolean {
  if (origin !== "*" && config.CORS_ORIGINS.includes(origin)) return true;
  if (host === null) return false;
  return (
    origin === `https://${host}` ||
    (origin === `http://${host}` && (!config.COOKIE_SECURE || isLoopback(host)))
  );
}

function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return "null";
  }
}
