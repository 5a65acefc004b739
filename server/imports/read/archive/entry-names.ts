/** Names of entries in archives. They are never paths on this machine, only what a document refers to its files by. */
import { cleanText } from "../../clean-text.ts";
import { type Sink, Unreadable } from "../../records.ts";
import { say } from "../../words.ts";

/** Each takes about 2 KB of memory, whatever its name. */
const MAX_ENTRIES = 25_000;

interface Named {
  name: string;
}

/** Adds entries under names that are relative, do not climb, and are unique; the first of a name counts. */
export function entryList<Entry extends Named>(warn: Sink["warn"]) {
  const names = new Set<string>();
  const entries: Entry[] = [];
  const counts = { seen: 0, climbing: 0, repeated: 0 };
  return {
    add(entry: Entry): void {
      if (++counts.seen > MAX_ENTRIES) throw tooMany();
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
      if (++counts.seen > MAX_ENTRIES) throw tooMany();
    },
    done(): Entry[] {
      if (counts.climbing > 0)
        warn(
          say("The archive has absolute or climbing file names ({count}): only their last part is used.", {
            count: counts.climbing,
          }),
        );
      if (counts.repeated > 0)
        warn(
          say("The archive has several files of the same name ({count}): the first of each is used.", {
            count: counts.repeated,
          }),
        );
      return entries;
    },
  };
}

const tooMany = () => new Unreadable(say("The archive has more than {most} entries.", { most: MAX_ENTRIES }));

function safeName(given: string): { text: string; isReduced: boolean } {
  const parts = cleanText(given).replaceAll("\\", "/").split("/");
  const isReduced = parts[0] === "" || parts.includes("..") || /^[a-z]:$/i.test(parts[0] ?? "");
  const kept = parts.filter((part) => part !== "" && part !== ".");
  if (!isReduced) return { text: kept.join("/"), isReduced };
  const last = kept.at(-1) ?? "";
  return { text: last === ".." ? "" : last, isReduced };
}
