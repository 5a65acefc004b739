import { type ReactNode, useState } from "react";
import * as texts from "#texts/imports.ts";
import type { ImportReport } from "../../../contract/imports.ts";
import { number } from "../../texts/format.ts";
import { Button } from "../../ui/forms/button.tsx";
import { leftOutOf, warningOf } from "../words.ts";

/** More are shown when somebody asks for them. */
const FIRST = 8;

interface LeftOutProps {
  report: Pick<ImportReport, "skipped" | "warnings">;
  title: string;
  /** In place of an empty list, unless there are warnings: they may say otherwise. */
  none: string;
}

/** What does not come over, and why. */
export function LeftOut({ report: { skipped, warnings }, title, none }: LeftOutProps) {
  if (skipped.length === 0) return warnings.length === 0 && <p className="note">{none}</p>;
  return (
    <Notes
      title={title}
      entries={skipped.map((entry) => (
        <Said
          key={`${entry.what} ${entry.why}`}
          words={leftOutOf(entry)}
          english={`${entry.what} (${number(entry.count)}): ${entry.why}`}
        />
      ))}
    />
  );
}

export function Warnings({ report: { warnings, notes } }: { report: ImportReport }) {
  if (warnings.length === 0) return null;
  const entries = warnings.map((english, place) => {
    const note = notes[place];
    return <Said key={english} words={note ? warningOf(note) : null} english={english} />;
  });
  return <Notes title={texts.warnings} entries={entries} />;
}

/** Without words for it, in those of the service, which are English. */
export function Said({ words, english }: { words: string | null; english: string }) {
  return (
    <span dir="auto" {...(words === null && { lang: "en" })}>
      {words ?? english}
    </span>
  );
}

function Notes({ title, entries }: { title: string; entries: readonly ReactNode[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, FIRST);
  return (
    <section className="import-notes" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {shown.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={place}>{entry}</li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {texts.showAll(entries.length)}
        </Button>
      )}
    </section>
  );
}
