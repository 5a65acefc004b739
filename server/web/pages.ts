/**
 * Serves the web client. It is built at the first request that wants it, once, and kept in memory: a service
 * that is only used through its API never pays for it.
 */

import { takesGzip } from "../platform/http/headers/accept-encoding.ts";
import type { Page, Pages } from "../platform/http/pages.ts";
import { notFound } from "../platform/util/errors.ts";
import { ASSETS_PATH, MANIFEST_PATH, PAGE_PATHS, type WebApp, type WebFile, WORKER_PATH } from "./app.ts";
import { buildWebApp } from "./build.ts";

export interface WebPages {
  pages: Pages;
  /** For an address where there is nothing; the app says so. */
  nothingHere: (request: Request) => Promise<Page>;
}

export function webPages(webApp = builtOnce()): WebPages {
  const page = async (request: Request) =>
    toPage(request, (await webApp()).page, {
      "content-security-policy": policy(request),
      "cache-control": "no-cache",
    });
  const asset = async (request: Request) => {
    const name = request.url.slice(request.url.lastIndexOf("/") + 1);
    const file = (await webApp()).assets.get(name);
    if (!file) throw notFound("This file");
    return toPage(request, file, { "cache-control": "public, max-age=31536000, immutable" });
  };
  // The browser asks for it again after every visit: another answer is a new version of the app.
  const worker = async (request: Request) =>
    toPage(request, (await webApp()).worker, {
      "content-security-policy": "default-src 'none'; connect-src 'self'",
      "cache-control": "no-cache",
    });
  const manifest = async (request: Request) =>
    toPage(request, (await webApp()).manifest, { "cache-control": "no-cache" });
  const pages = {
    ...Object.fromEntries(PAGE_PATHS.map((path) => [path, page])),
    [`${ASSETS_PATH}:file`]: asset,
    [WORKER_PATH]: worker,
    [MANIFEST_PATH]: manifest,
  };
  return { pages, nothingHere: page };
}

function builtOnce(): () => Promise<WebApp> {
  let building: Promise<WebApp> | undefined;
  return () => {
    building ??= buildWebApp();
    return building;
  };
}

/** `'self'` does not cover WebSockets in every browser, so their address is named. */
function policy(request: Request): string {
  const host = request.headers.get("host") ?? "";
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : "";
  return (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; " +
    "manifest-src 'self'; worker-src 'self'; " +
    `connect-src 'self'${sockets}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  );
}

function toPage(request: Request, file: WebFile, headers: Record<string, string>): Page {
  const described = { ...headers, "content-type": file.type, vary: "accept-encoding" };
  if (!takesGzip(request.headers.get("accept-encoding"))) return { body: file.plain, headers: described };
  return { body: file.gzip, headers: { ...described, "content-encoding": "gzip" } };
}
