/**
 * Serves the web client. It is built at the first request that wants it, once for each language, and kept in memory: a
 * service that is only used through its API never pays for it.
 */

import { takes } from "../platform/http/headers/accept-encoding.ts";
import type { Page, Pages } from "../platform/http/pages.ts";
import { notFound } from "../platform/util/errors.ts";
import {
  ASSETS_PATH,
  BOARDS_PATH,
  MANIFEST_PATH,
  PAGE_PATHS,
  SHARED_PAGE_PATH,
  type WebApp,
  type WebFile,
  WORKER_PATH,
} from "./app.ts";
import { placedBelow } from "./base-path.ts";
import { buildWebApp } from "./build.ts";
import { LANGUAGES, type Language, languageOf } from "./languages.ts";

export interface WebPages {
  pages: Pages;
  /** For an address where there is nothing; the app says so. */
  nothingHere: (request: Request) => Promise<Page>;
}

/** In the language of whoever asks, and always asked for again. */
const FOR_THIS_READER = { "cache-control": "no-cache", vary: "accept-encoding, accept-language, cookie" };

export type WebAppIn = (language: Language) => Promise<WebApp>;

export function webPages(basePath: string, source: WebAppIn = builtOnce()): WebPages {
  const webApp = placedBelow(basePath, source);
  const served =
    (which: "page" | "boardPage" | "sharedPage", headers: Record<string, string> = {}) =>
    async (request: Request) =>
      toPage(request, (await webApp(languageOf(request)))[which], {
        "content-security-policy": policy(request),
        ...FOR_THIS_READER,
        ...headers,
      });
  const asset = async (request: Request) => {
    const file = await assetOf(webApp, request.url.slice(request.url.lastIndexOf("/") + 1));
    if (!file) throw notFound("This file");
    return toPage(request, file, {
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
  };
  // The browser asks for it again after every visit: another answer is a new version of the app.
  const worker = async (request: Request) =>
    toPage(request, (await webApp(languageOf(request))).worker, {
      "content-security-policy": "default-src 'none'; connect-src 'self'",
      ...FOR_THIS_READER,
    });
  const manifest = async (request: Request) =>
    toPage(request, (await webApp(languageOf(request))).manifest, FOR_THIS_READER);
  const [page, boardPage] = [served("page"), served("boardPage")];
  const pages = {
    ...Object.fromEntries(PAGE_PATHS.map((path) => [path, path.startsWith(BOARDS_PATH) ? boardPage : page])),
    [SHARED_PAGE_PATH]: served("sharedPage", { "x-robots-tag": "noindex, nofollow" }),
    [`${ASSETS_PATH}:file`]: asset,
    [WORKER_PATH]: worker,
    [MANIFEST_PATH]: manifest,
  };
  return { pages, nothingHere: page };
}

async function assetOf(webApp: WebAppIn, name: string): Promise<WebFile | undefined> {
  for (const language of LANGUAGES) {
    const file = (await webApp(language)).assets.get(name);
    if (file) return file;
  }
}

function builtOnce(): WebAppIn {
  const building: Partial<Record<Language, Promise<WebApp>>> = {};
  return (language) => {
    // One that fails is tried again by the next request.
    building[language] ??= buildWebApp({ language }).catch((error) => {
      delete building[language];
      throw error;
    });
    return building[language];
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
  const accepted = request.headers.get("accept-encoding");
  const described = { ...headers, "content-type": file.type };
  if (takes("br", accepted))
    return { body: file.brotli, headers: { ...described, "content-encoding": "br" } };
  if (takes("gzip", accepted))
    return { body: file.gzip, headers: { ...described, "content-encoding": "gzip" } };
  return { body: file.plain, headers: described };
}
