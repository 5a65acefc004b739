/** The filter in the address, written a little after the last letter: browsers limit how often it may change. */
import { changeCovered, isCovered } from "../covers.ts";
import { addressOf, currentPath } from "../installation.ts";

const TYPING_MS = 250;

let waiting: { query: string; timer: ReturnType<typeof setTimeout> } | null = null;

export function keepFilterSoon(query: string): void {
  clearTimeout(waiting?.timer);
  waiting = { query, timer: setTimeout(keepFilter, TYPING_MS) };
}

/** At once, if there is one that is not in the address yet. */
export function keepFilter(): void {
  if (!waiting) return;
  clearTimeout(waiting.timer);
  const { query } = waiting;
  waiting = null;
  const address = addressOf(currentPath()) + (query && `?${query}`) + location.hash;
  if (isCovered()) changeCovered(address);
  else history.replaceState(history.state, "", address);
}
