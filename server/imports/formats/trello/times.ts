import type { Key } from "../../records.ts";

/** Trello opened in 2011; an id that says something earlier is none of its own. */
const FIRST_SECOND = Date.UTC(2011, 0) / 1000;

/** The first eight digits of an id are the second at which it was created. */
function timeOfId(id: Key): string | null {
  if (!/^[0-9a-f]{24}$/i.test(id)) return null;
  const seconds = Number.parseInt(id.slice(0, 8), 16);
  return seconds < FIRST_SECOND ? null : new Date(seconds * 1000).toISOString();
}

/**
 * When a card was created: the history knows best, but does not reach back far. A copied board gave its cards new ids and
 * left their dates alone, up to 2013: then the id is younger than the last activity, which is the better guess.
 */
export function creationTime(id: Key, inHistory: string | null, lastActivity: string | null): string | null {
  if (inHistory !== null) return inHistory;
  const time = timeOfId(id);
  return time !== null && lastActivity !== null && time > lastActivity ? lastActivity : time;
}
