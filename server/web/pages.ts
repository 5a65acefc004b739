/**
 * Serves the web client. It is built at the first request that wants it, once for each language, and kept in memory: a
 * service that is only used through its API never pays for it.
 */

import { takes } from "../platform/http/headers/accept-encoding.ts";
import type { Page, Pages } from "../platform/http/pages.ts";
import { notFound } from "../platform/util/errors.ts";
import { ASSETS_PATH, type WebApp, type WebFile } from "./app.ts";
import { buildWebApp } from "./build.ts";
import { LANGUAGES, type Language, languageOf } from "./languages.ts";

const PATHS = [
  ...["/", "/login", "/register", "/settings", "/my-cards", "/find"],
  ...["/forgot", "/invite/:token", "/reset/:token", "/verify/:token"],
];
const BOARD_PATHS = ["/b/:board_id", "/b/:board_id/:card_id"];

export interface WebPages {
  pages: Pages;
  /** For an address where there is nothing; the app says so. */
  nothingHere: (request: Request) => Promise<Page>;
}

export type WebAppIn = (language: Language) => Promise<WebApp>;

export function webPages(webApp: WebAppIn = builtOnce()): WebPages {
  const served = (which: "page" | "boardPage") => async (request: Request) =>
    toPage(request, (await webApp(languageOf(request)))[which], {
      "content-security-policy": policy(request),
      "cache-control": "no-cache",
      vary: "accept-encoding, accept-language, cookie",
    });
  const asset = async (request: Request) => {
    const file = await assetOf(webApp, request.url.slice(request.url.lastIndexOf("/") + 1));
    if (!file) throw notFound("This file");
    return toPage(request, file, {
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
  };
  const [page, boardPage] = [served("page"), served("boardPage")];
  const pages = Object.fromEntries([
    ...PATHS.map((path) => [path, page]),
    ...BOARD_PATHS.map((path) => [path, boardPage]),
    [`${ASSETS_PATH}:file`, asset],
  ]);
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
    building[language] ??= buildWebApp({ language });
    return building[language];
  };
}

/** `'self'` does not cover WebSockets in every browser, so their address is named. */
function policy(request: Request): string {
  const host = request.headers.get("host") ?? "";
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : "";
  return (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; " +
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
