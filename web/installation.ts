/** Where the service is on its origin, and how what it stores in the browser is named. */
import { installationName } from "./worker/version.ts";

/** The service writes it into the page: empty, or such as `/boards`. Paths within the app do not contain it. */
export const BASE_PATH =
  typeof document === "undefined" ? "" : (document.documentElement?.dataset.base ?? "");

/** Begins the names of databases, keys, locks and channels: two installations on one origin must not mix. */
export const INSTALLATION = installationName(BASE_PATH);

/** The address, on this origin, of a path of the app or of the API. */
export function addressOf(path: string): string {
  return BASE_PATH + path;
}

/** The path, within the app, of the address that the browser shows. */
export function currentPath(): string {
  return location.pathname.slice(BASE_PATH.length) || "/";
}
