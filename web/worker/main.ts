/**
 * The service worker: the app opens without a network. It stores the page and the files of one version of the app, and
 * small pictures (./pictures.ts); nothing else that the API answers. Each version has a worker of its own, which stores all of its files before
 * it takes over; the files of an older version stay as long as a page of that version is open.
 */
import { isAppPath } from "./app-paths.ts";
import { isPicture, pictureFor } from "./pictures.ts";
import { type App, cacheOf, picturesOf } from "./version.ts";

declare const self: ServiceWorkerGlobalScope;
/** Set by the build. */
declare const APP: App;

const app = APP;
/** The worker is next to the page at the base path. */
const BASE_PATH = self.location.pathname.slice(0, self.location.pathname.lastIndexOf("/"));
const CACHE = cacheOf(BASE_PATH, app.version);
const PAGE = `${BASE_PATH}/`;
/** The page is the same for every board. */
const BOARD_PAGE = `${BASE_PATH}${app.boards}any`;
/** A network that takes longer to answer is treated as none. */
const PATIENCE_MS = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    storeApp().catch(async (error) => {
      await caches.delete(CACHE);
      throw error;
    }),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** A page asks which version this is; with it, the last page of an older one may have gone. */
self.addEventListener("message", (event) => {
  event.source?.postMessage({ version: app.version });
  event.waitUntil(dropUnused());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(visit(event, pathname.slice(BASE_PATH.length)));
  else if (pathname.startsWith(BASE_PATH + app.assets)) event.respondWith(assetFor(request));
  else if (isPicture(request, pathname.slice(BASE_PATH.length)))
    event.respondWith(pictureFor(event, picturesOf(BASE_PATH)));
});

/** All of it or nothing: if it fails, the version before stays, and the browser tries again later. */
async function storeApp(): Promise<void> {
  const cache = await caches.open(CACHE);
  const [boardPage, page] = [await fetchPage(BOARD_PAGE), await fetchPage(PAGE)];
  await cache.addAll(app.files.map((path) => BASE_PATH + path));
  await cache.put(BOARD_PAGE, boardPage);
  // Last: a version whose page is stored is complete.
  await cache.put(PAGE, page);
  await self.skipWaiting();
}

async function fetchPage(address: string): Promise<Response> {
  const page = await fetch(address, { cache: "no-cache" });
  // While an upgrade is under way, another instance may answer with its own version.
  const isOurs = page.ok && (await page.clone().text()).includes(app.version);
  if (!isOurs) throw new Error("not the page of this version");
  return page;
}

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await dropUnused();
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage({ version: app.version });
}

/** Every page holds a lock with the name of the cache of its version. A version that is being installed has no page yet. */
async function dropUnused(): Promise<void> {
  if (self.registration.installing) return;
  const { held = [] } = await navigator.locks.query();
  const used = new Set([CACHE, ...held.map(({ name }) => name)]);
  const ours = (await caches.keys()).filter((name) => name.startsWith(cacheOf(BASE_PATH, "")));
  for (const name of ours) if (!used.has(name)) await caches.delete(name);
}

/** From the network, so that a new version is seen at once; if that does not answer, the stored page. */
async function visit(event: FetchEvent, path: string): Promise<Response> {
  const fromNetwork = Promise.resolve(event.preloadResponse).then(
    (preloaded: Response | undefined) => preloaded ?? fetch(event.request),
  );
  if (!isAppPath(path, app.paths)) return fromNetwork;
  const page = path.startsWith(app.boards) ? BOARD_PAGE : PAGE;
  const stored = await caches.match(page, { cacheName: CACHE, ignoreVary: true });
  if (!stored) return fromNetwork;
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  const answer = await Promise.race([fromNetwork.catch(() => undefined), patience]);
  // A proxy answers like this in place of a service that is down.
  return answer && answer.status < 500 ? answer : stored;
}

/** Files are named by their content: whichever version stored one, it is the right one. */
async function assetFor(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
