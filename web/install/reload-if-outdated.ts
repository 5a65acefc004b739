import { addressOf } from "../installation.ts";
import { losesNothing } from "../util/loses-nothing.ts";
import { appVersion } from "./app-version.ts";

/** A page that was just loaded is as new as it gets: while an upgrade is under way, it might reload again and again. */
const MIN_AGE_MS = 10_000;

/** A part of this page could not be loaded. If that is because there is a new version, the page is loaded from it. */
export async function reloadIfOutdated(): Promise<void> {
  const version = appVersion();
  if (version === undefined || performance.now() < MIN_AGE_MS) return;
  const page = await (await fetch(addressOf("/"), { cache: "no-cache" })).text();
  const served = /data-version="(\w{1,20})"/.exec(page)?.[1];
  if (served !== undefined && served !== version && losesNothing()) location.reload();
}
