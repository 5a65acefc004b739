import * as texts from "#texts/settings.ts";
import { timeAgo } from "../../ui/display/time-ago.ts";

/** The service records it with a precision of a minute or two. */
const RECENT_MS = 3 * 60_000;

/** How long ago, in words. */
export function lastUsed(time: string, now = Date.now()): string {
  return now - Date.parse(time) < RECENT_MS ? texts.activeJustNow : texts.activeAgo(timeAgo(time, now));
}
