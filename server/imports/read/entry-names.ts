/** Names of entries in archives. They are never paths on this machine, only what a document refers to its files by. */

import { cleanText } from "../clean-text.ts";
import { Unreadable } from "../records.ts";

const MAX_ENTRIES = 100_000;

interface Named {
  name: string;
}

/** Adds entries under names that are relative, do not climb, and are unique; the first of a name counts. */
export function entryList<Entry extends Named>(warn: (sentence: string) => void) {
  const names = new Set<string>();
  const entries: Entry[] = [];
  const counts = { seen: 0, climbing: 0, repeated: 0 };
  return {
    add(entry: Entry): void {
      if (++counts.seen > MAX_ENTRIES)
        throw new Unreadable(`The archive has more than ${MAX_ENTRIES} entries.`);
      const name = safeName(entry.name);
      if (name.isReduced) counts.climbing++;
      if (name.text === "") return;
      if (names.has(name.text)) counts.repeated++;
      else {
        names.add(name.text);
        entries.push({ ...entry, name: name.text });
      }
    },
    /** Directories and links are not listed, but they count. */
    pass(): void {
      if (++counts.seen > MAX_ENTRIES)
        throw new Unreadable(`The archive has more than ${MAX_ENTRIES} entries.`);
    },
    done(): Entry[] {
      if (counts.climbing > 0)
        warn(
          `The archive has absolute or climbing file names (${counts.climbing}): only their last part is used.`,
        );
      if (counts.repeated > 0)
        warn(
          `The archive has several files of the same name (${counts.repeated}): the first of each is used.`,
        );
      return entries;
    },
  };
}

function safeName(given: string): { text: string; isReduced: boolean } {
  const parts = cleanText(given).replaceAll("\\", "/").split("/");
  const isReduced = parts[0] === "" || parts.includes("..") || /^[a-z]:$/i.test(parts[0] ?? "");
  const kept = parts.filter((part) => part !== "" && part !== ".");
  if (!isReduced) return { text: kept.join("/"), isReduced };
  const last = kept.at(-1) ?? "";
  return { text: last === ".." ? "" : last, isReduced };
}
