/**
 * Serves the web client. It is built at the first request that wants it, once, and kept in memory: a service
 * that is only used through its API never pays for it.
 */
import type { BunRequest } from "bun";
import { SECURITY_HEADERS } from "../platform/security-headers.ts";
import { ASSETS_PATH, buildWebApp, type WebApp, type WebFile } from "./build.ts";

const PAGES = ["/", "/login", "/register", "/settings", "/b/:board_id", "/b/:board_id/:card_id"];

type Handler = (request: BunRequest) => Promise<Response>;

/** Path to the answer, for the server's route table. */
export function webRoutes(): Record<string, { GET: Handler }> {
  let building: Promise<WebApp> | undefined;
  const webApp = () => {
    building ??= buildWebApp();
    return building;
  };
  const page: Handler = async (request) =>
    answer(request, (await webApp()).page, {
      "content-security-policy": policy(request),
      "cache-control": "no-cache",
    });
  const asset: Handler = async (request) => {
    const file = (await webApp()).assets.get(new URL(request.url).pathname.slice(ASSETS_PATH.length));
    if (!file) return new Response(null, { status: 404, headers: SECURITY_HEADERS });
    return answer(request, file, { "cache-control": "public, max-age=31536000, immutable" });
  };
  return Object.fromEntries([
    ...PAGES.map((path) => [path, { GET: page }]),
    [`${ASSETS_PATH}:file`, { GET: asset }],
  ]);
}

/** `'self'` does not cover WebSockets in every browser, so their address is named. */
function policy(request: Request): string {
  const { host } = new URL(request.url);
  return (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; " +
    `connect-src 'self' ws://${host} wss://${host}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  );
}

function answer(request: Request, file: WebFile, headers: Record<string, string>): Response {
  const zipped = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  return new Response(zipped ? file.gzip : file.bytes, {
    headers: {
      ...SECURITY_HEADERS,
      ...headers,
      "content-type": file.type,
      vary: "accept-encoding",
      ...(zipped ? { "content-encoding": "gzip" } : {}),
    },
  });
}
