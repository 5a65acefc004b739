/** The version of the app that this page is of. */

import { addressOf, BASE_PATH } from "../installation.ts";
import { cacheOf } from "../worker/version.ts";

/** Undefined in development, where nothing is installed. */
export function appVersion(): string | undefined {
  return document.documentElement.dataset.version;
}

/** Whether the service worker has stored all files of this version: it stores the page last. */
export async function isAppStored(): Promise<boolean> {
  const version = appVersion();
  if (version === undefined || !("caches" in window)) return false;
  const page = await caches.match(addressOf("/"), {
    cacheName: cacheOf(BASE_PATH, version),
    ignoreVary: true,
  });
  return page !== undefined;
}
