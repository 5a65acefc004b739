/** What an import brought over and what it did not. It is bounded, whatever a file holds. */
import type { ImportReport } from "../../contract/imports.ts";
import { cleanText } from "./clean-text.ts";
import type { ImportRecord, Sink } from "./records.ts";

const MOST_ENTRIES = 200;
const MOST_CHARACTERS = 300;

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
} as const satisfies Record<ImportRecord["kind"], string>;

export const pluralOf = (kind: ImportRecord["kind"]): string => PLURALS[kind];

type Created = ImportReport["created"];
type Skipped = ImportReport["skipped"][number];

/** Counts while an import goes on. A sentence that is repeated is in the report once, with a count. */
export interface Tally extends Pick<Sink, "skip" | "warn"> {
  created: Created;
  /** `source` is the format of the file. */
  report(source: string): ImportReport;
}

/** It begins with what `earlier` has found; `earlier` itself stays as it is. */
export function createTally(earlier?: Tally): Tally {
  const created = noneCreated();
  const skipped = new Map<string, Skipped>();
  const warnings = new Map<string, number>();
  let furtherSkipped = 0;
  let furtherWarnings = 0;

  const tally: Tally = {
    created,
    skip(what, why, count = 1) {
      if (count <= 0) return;
      const entry = { what: shortened(what), count, why: shortened(why) };
      const key = `${entry.what}\n${entry.why}`;
      const known = skipped.get(key);
      if (known) known.count += count;
      else if (skipped.size < MOST_ENTRIES - 1) skipped.set(key, entry);
      else furtherSkipped += count;
    },
    warn(sentence) {
      const key = shortened(sentence);
      const known = warnings.get(key);
      if (known !== undefined || warnings.size < MOST_ENTRIES - 1) warnings.set(key, (known ?? 0) + 1);
      else furtherWarnings++;
    },
    report(source) {
      const sentences = [...warnings].map(([text, count]) => (count > 1 ? `${text} (${count} times)` : text));
      return {
        source,
        created: { ...created },
        skipped: [
          ...[...skipped.values()].map((entry) => ({ ...entry })),
          ...(furtherSkipped > 0 ? [{ what: "other", count: furtherSkipped, why: "for other reasons" }] : []),
        ],
        warnings: [
          ...sentences,
          ...(furtherWarnings > 0 ? [`There are ${furtherWarnings} more warnings.`] : []),
        ],
      };
    },
  };
  const { skipped: before = [], warnings: sentences = [] } = earlier?.report("") ?? {};
  for (const { what, why, count } of before) tally.skip(what, why, count);
  for (const sentence of sentences) tally.warn(sentence);
  return tally;
}

function noneCreated(): Created {
  return { columns: 0, cards: 0, labels: 0, checklists: 0, items: 0, comments: 0, attachments: 0 };
}

function shortened(text: string): string {
  const whole = cleanText(text.slice(0, MOST_CHARACTERS + 1));
  return whole.length > MOST_CHARACTERS ? `${whole.slice(0, MOST_CHARACTERS - 1).toWellFormed()}…` : whole;
}
