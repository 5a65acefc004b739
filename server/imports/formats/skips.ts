import type { Sink } from "../records.ts";

/** For counts that are mostly zero. */
export function skipSome(sink: Sink, what: string, why: string, count: number): void {
  if (count > 0) sink.skip(what, why, count);
}

/** Counts, while a file is read, what a board here has no place for. */
export interface Extras {
  add(what: string, count: number): void;
  report(sink: Sink): void;
}

/** `reasons` say why something is left out, `notes` what became of something that came over in another form. */
export function countExtras(
  reasons: Readonly<Record<string, string>>,
  notes: Readonly<Record<string, string>>,
): Extras {
  const counts = new Map<string, number>();
  return {
    add: (what, count) => void counts.set(what, (counts.get(what) ?? 0) + count),
    report(sink) {
      for (const [what, why] of Object.entries(reasons)) skipSome(sink, what, why, counts.get(what) ?? 0);
      for (const [what, note] of Object.entries(notes)) {
        const count = counts.get(what) ?? 0;
        if (count > 0) sink.warn(`${what}: ${count} ${note}.`);
      }
    },
  };
}
