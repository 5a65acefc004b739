import { useMemo, useRef } from "react";
import * as texts from "#texts/drafts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { mergeTexts } from "./merge.ts";
import { TheirChanges } from "./their-changes.tsx";
import type { Draft } from "./use-draft.ts";
import { useTheirAuthor } from "./use-their-author.ts";

interface Props {
  draft: Draft;
  /** Saving was attempted before a choice was made. */
  asked: boolean;
}

export function DraftConflict({ draft, asked }: Props) {
  return draft.theirs !== null && <Conflict draft={draft} theirs={draft.theirs} asked={asked} />;
}

function Conflict({ draft, theirs, asked }: Props & { theirs: string }) {
  const { base, text } = draft;
  const author = useTheirAuthor(draft, theirs);
  const ref = useRef<HTMLDivElement>(null);
  const merged = useMemo(() => mergeTexts(base, text ?? base, theirs), [base, text, theirs]);
  // The buttons disappear, and writing goes on.
  const andWrite = (choose: () => void) => () => {
    ref.current?.parentElement?.querySelector<HTMLElement>("textarea, input")?.focus();
    choose();
  };
  return (
    <div ref={ref} className="notice stack">
      <div role="alert">
        <p>{texts.changedThis(author)}</p>
        {asked && <p className="field-error">{texts.chooseFirst}</p>}
      </div>
      <div className="row">
        {merged !== null && merged !== theirs && (
          <Button kind="primary" onClick={andWrite(() => draft.keepBoth(merged))}>
            {texts.keepBoth}
          </Button>
        )}
        <Button onClick={andWrite(draft.keepMine)}>{texts.keepMine}</Button>
        <Button onClick={andWrite(draft.takeTheirs)}>{texts.useTheirs}</Button>
      </div>
      <TheirChanges before={base} after={theirs} />
    </div>
  );
}
