import { type ReactNode, useState } from "react";
import * as texts from "#texts/imports.ts";
import type { ImportReport } from "../../contract/imports.ts";
import { Button } from "../ui/forms/button.tsx";

/** More are shown when somebody asks for them. */
const FIRST = 8;

interface LeftOutProps {
  report: Pick<ImportReport, "skipped" | "warnings">;
  title: string;
  /** In place of an empty list, unless there are warnings: they may say otherwise. */
  none: string;
}

/** What does not come over, and why, in the words of the service. */
export function LeftOut({ report: { skipped, warnings }, title, none }: LeftOutProps) {
  if (skipped.length === 0) return warnings.length === 0 && <p className="note">{none}</p>;
  return (
    <Notes
      title={title}
      entries={skipped.map(({ what, count, why }) => (
        <>
          <strong>{texts.times(count)}</strong> <Said>{`${what}: ${why}`}</Said>
        </>
      ))}
    />
  );
}

export function Warnings({ warnings }: Pick<ImportReport, "warnings">) {
  if (warnings.length === 0) return null;
  return (
    <Notes title={texts.warnings} entries={warnings.map((warning) => <Said key={warning}>{warning}</Said>)} />
  );
}

/** In the words of the service, which are English. */
function Said({ children }: { children: string }) {
  return (
    <span lang="en" dir="auto">
      {children}
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
