/** What an import brought over and what it did not. It is bounded, whatever a file holds. */
import type { ImportReport } from "../../contract/imports.ts";
import type { ImportRecord, Sink } from "./records.ts";
import { noteOf, type Said, say, type Thing, textOf, thingCode } from "./words.ts";

const MOST_ENTRIES = 200;

/** What is left out is named in the plural, whatever its number: the same thing is in a report under one name. */
const PLURALS = {
  board: "boards",
  person: "people",
  label: "labels",
  column: "columns",
  card: "cards",
  checklist: "checklists",
  item: "checklist items",
  comment: "comments",
  file: "attachments",
  rule: "rules",
} as const satisfies Record<ImportRecord["kind"], Thing>;

export const pluralOf = (kind: ImportRecord["kind"]): Thing => PLURALS[kind];

type Created = ImportReport["created"];

interface Skipped {
  what: Thing;
  why: Said;
  count: number;
}

interface Warned {
  sentence: Said;
  count: number;
}

interface Findings {
  skipped: readonly Skipped[];
  warned: readonly Warned[];
}

/** Counts while an import goes on. A sentence that is repeated is in the report once, with a count. */
export interface Tally extends Pick<Sink, "skip" | "warn"> {
  created: Created;
  findings(): Findings;
  /** `source` is the format of the file. */
  report(source: string): ImportReport;
}

/** It begins with what `earlier` has found; `earlier` itself stays as it is. */
export function createTally(earlier?: Tally): Tally {
  const created = noneCreated();
  const skipped = new Map<string, Skipped>();
  const warned = new Map<string, Warned>();
  let furtherSkipped = 0;
  let furtherWarnings = 0;

  function skip(what: Thing, why: Said, count = 1): void {
    if (count <= 0) return;
    const key = `${what}\n${textOf(why)}`;
    const known = skipped.get(key);
    if (known) known.count += count;
    else if (skipped.size < MOST_ENTRIES - 1) skipped.set(key, { what, why, count });
    else furtherSkipped += count;
  }

  function warn(sentence: Said, count = 1): void {
    const key = textOf(sentence);
    const known = warned.get(key);
    if (known) known.count += count;
    else if (warned.size < MOST_ENTRIES - 1) warned.set(key, { sentence, count });
    else furtherWarnings += count;
  }

  function findings(): Findings {
    const other: Skipped = { what: "other", why: "for other reasons", count: furtherSkipped };
    const more = say("There are {count} more warnings.", { count: furtherWarnings });
    return {
      skipped: [...skipped.values(), ...(furtherSkipped > 0 ? [other] : [])],
      warned: [...warned.values(), ...(furtherWarnings > 0 ? [{ sentence: more, count: 1 }] : [])],
    };
  }

  for (const { what, why, count } of earlier?.findings().skipped ?? []) skip(what, why, count);
  for (const { sentence, count } of earlier?.findings().warned ?? []) warn(sentence, count);
  return {
    created,
    skip,
    warn: (sentence) => warn(sentence),
    findings,
    report: (source) => ({ source, created: { ...created }, ...worded(findings()) }),
  };
}

function worded({ skipped, warned }: Findings): Pick<ImportReport, "skipped" | "warnings" | "notes"> {
  return {
    skipped: skipped.map(({ what, why, count }) => {
      const { code, values } = noteOf(why);
      return { what, count, why: textOf(why), what_code: thingCode(what), why_code: code, values };
    }),
    warnings: warned.map(({ sentence, count }) => {
      const text = textOf(sentence);
      return count > 1 ? `${text} (${count} times)` : text;
    }),
    notes: warned.map(({ sentence, count }) => ({ ...noteOf(sentence), count })),
  };
}

function noneCreated(): Created {
  return { columns: 0, cards: 0, labels: 0, checklists: 0, items: 0, comments: 0, attachments: 0 };
}
