import type { ArchiveEntry } from "../records.ts";

/** What is known of a file whose bytes may be in the archive. */
export interface Wanted {
  id: string;
  names: readonly (string | null)[];
  size: number | null;
}

const SHORTEST_ID = 8;
const MOST_WITH_ONE_ID = 20;

/**
 * Finds uploaded files in an archive that somebody may have packed by hand: by their id anywhere in the path, or else by
 * their name. Each is used once; of several with the same name, one of the right size first.
 */
export function archiveFiles(entries: readonly ArchiveEntry[]): (wanted: Wanted) => string | null {
  const byId = new Map<string, ArchiveEntry[]>();
  const byName = new Map<string, ArchiveEntry[]>();
  const bySize = new Map<string, ArchiveEntry[]>();
  const used = new Set<ArchiveEntry>();
  // Backwards, because `take` takes the last.
  for (const entry of entries.toReversed()) {
    for (const word of new Set(entry.name.split(/[^A-Za-z0-9]+/))) {
      if (word.length >= SHORTEST_ID) append(byId, word, entry);
    }
    append(byName, namePart(entry.name), entry);
    append(bySize, `${entry.size}/${namePart(entry.name)}`, entry);
  }
  const take = (list: ArchiveEntry[] | undefined): ArchiveEntry | undefined => {
    let last = list?.pop();
    while (last && used.has(last)) last = list?.pop();
    return last;
  };
  const unused = (list: ArchiveEntry[] = []): ArchiveEntry[] => {
    let last = list.at(-1);
    while (last && used.has(last)) {
      list.pop();
      last = list.at(-1);
    }
    return list.slice(-MOST_WITH_ONE_ID).filter((entry) => !used.has(entry));
  };
  return ({ id, names, size }) => {
    const plainNames = [...new Set(names.filter((name) => name !== null).map(plain))];
    const withId = unused(byId.get(id));
    const found =
      withId.findLast(({ name }) => plainNames.includes(namePart(name))) ??
      withId.at(-1) ??
      firstOf(plainNames, (name) => take(bySize.get(`${size}/${name}`))) ??
      firstOf(plainNames, (name) => take(byName.get(name)));
    if (!found) return null;
    used.add(found);
    return found.name;
  };
}

function firstOf<T>(names: readonly string[], find: (name: string) => T | undefined): T | undefined {
  for (const name of names) {
    const found = find(name);
    if (found) return found;
  }
  return undefined;
}

function namePart(path: string): string {
  return plain(path.slice(path.lastIndexOf("/") + 1));
}

function plain(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

function append<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
