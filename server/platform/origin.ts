/** Which websites may call: CORS for all, and, for requests that carry the cookie, the origin itself. */
import type { Config } from "../config.ts";
import { forbidden } from "./errors.ts";

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

const EXPOSED = "etag, x-request-id, retry-after";

/** Lets a browser hand the answer to the page that asked. The wildcard never goes with credentials. */
export function addCorsHeaders(
  headers: Record<string, string>,
  origin: string,
  { CORS_ORIGINS }: Config,
): void {
  if (origin !== "*" && CORS_ORIGINS.includes(origin)) {
    headers["access-control-allow-origin"] = origin;
    headers["access-control-allow-credentials"] = "true";
    headers.vary = headers.vary ? `${headers.vary}, origin` : "origin";
  } else if (CORS_ORIGINS.includes("*")) {
    headers["access-control-allow-origin"] = "*";
  } else return;
  headers["access-control-expose-headers"] = EXPOSED;
}

/** What a page may ask for; `addCorsHeaders` says which page. */
export function preflightHeaders(request: Request, { CORS_ORIGINS }: Config): Record<string, string> {
  const origin = request.headers.get("origin");
  if (origin === null || !(CORS_ORIGINS.includes(origin) || CORS_ORIGINS.includes("*"))) return {};
  return {
    "access-control-allow-methods": METHODS,
    "access-control-allow-headers": "authorization, content-type, if-none-match, x-request-id",
    "access-control-max-age": "600",
  };
}

/** A page of another site must not act with the visitor's cookie. Programs send no Origin at all. */
export function requireOwnOrigin(request: Request, config: Config): void {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if (
    origin !== null
      ? isOwnOrigin(request, origin, config)
      : !site || site === "same-origin" || site === "none"
  ) {
    return;
  }
  throw forbidden("Requests with the login cookie must come from this service's own pages.");
}

function isOwnOrigin(request: Request, origin: string, config: Config): boolean {
  if (origin !== "*" && config.CORS_ORIGINS.includes(origin)) return true;
  const host = hostOf(origin);
  return host !== null && host === request.headers.get("host");
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
