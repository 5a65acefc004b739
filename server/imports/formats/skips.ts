import type { Sink } from "../records.ts";
import { type CountTemplate, type Said, say, type Thing } from "../words.ts";

/** For counts that are mostly zero. */
export function skipSome(sink: Sink, what: Thing, why: Said, count: number): void {
  if (count > 0) sink.skip(what, why, count);
}

/** Why something is left out. */
export type Reasons = Readonly<Partial<Record<Thing, Said>>>;
/** What became of something that came over in another form. */
export type Notes = Readonly<Record<string, CountTemplate>>;

/** Counts, while a file is read, what a board here has no place for. */
export interface Extras {
  add(what: string, count: number): void;
  report(sink: Sink): void;
}

export function countExtras(reasons: Reasons, notes: Notes): Extras {
  const counts = new Map<string, number>();
  // `Object.entries` forgets the names of the keys.
  const known = Object.entries(reasons) as [Thing, Said][];
  return {
    add: (what, count) => void counts.set(what, (counts.get(what) ?? 0) + count),
    report(sink) {
      for (const [what, why] of known) skipSome(sink, what, why, counts.get(what) ?? 0);
      for (const [what, note] of Object.entries(notes)) {
        const count = counts.get(what) ?? 0;
        if (count > 0) sink.warn(say(note, { count }));
      }
    },
  };
}
