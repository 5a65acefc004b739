/** The version of the app that this page is of. */

import { BASE_PATH } from "../installation.ts";
import { cacheOf } from "../worker/version.ts";

/** Undefined in development, where nothing is installed. */
export function appVersion(): string | undefined {
  return document.documentElement.dataset.version;
}

/** Whether the service worker has stored all files of this version. */
export async function isAppStored(): Promise<boolean> {
  const version = appVersion();
  return version !== undefined && "caches" in window && caches.has(cacheOf(BASE_PATH, version));
}
