/**
 * Changes that were still being written to the browser's database when their page was left. Browsers drop what a page has
 * not written by then; local storage they keep. The next page that asks for unsent changes moves them to the database.
 */
import type { OwnedChange } from "../../../client/browser/indexed-db-outbox.ts";
import { INSTALLATION } from "../../installation.ts";

const PREFIX = `${INSTALLATION}-left:`;

/** By their keys. */
const unwritten = new Map<string, OwnedChange>();

/** Keeps them, should the page be left before the write has ended. */
export function untilWritten(
  write: Promise<void>,
  put: readonly OwnedChange[],
  removeKeys: readonly string[],
): Promise<void> {
  for (const key of removeKeys) unwritten.delete(key);
  for (const change of put) unwritten.set(change.key, change);
  return write.finally(() => {
    // One that was written again meanwhile waits for that.
    for (const change of put) if (unwritten.get(change.key) === change) unwritten.delete(change.key);
  });
}

/** Moves those of pages that are gone to where `write` puts them. */
export async function bringIn(write: (changes: readonly OwnedChange[]) => Promise<void>): Promise<void> {
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(PREFIX)) continue;
    await write(JSON.parse(localStorage[name]));
    localStorage.removeItem(name);
  }
}

addEventListener("pagehide", () => {
  const changes = [...unwritten.values()];
  // In an item of its own: another page may be left at the same moment.
  if (changes[0]) localStorage.setItem(PREFIX + changes[0].key, JSON.stringify(changes));
});
