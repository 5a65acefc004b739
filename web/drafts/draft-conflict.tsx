import { useRef } from "react";
import * as texts from "#texts/drafts.tsx";
import { Button } from "../ui/forms/button.tsx";
import type { Draft } from "./use-draft.ts";

interface Props {
  draft: Draft;
  /** Saving was attempted before a choice was made. */
  asked: boolean;
}

export function DraftConflict({ draft, asked }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  if (draft.theirs === null) return null;
  // The buttons disappear, and writing goes on.
  const andWrite = (choose: () => void) => () => {
    ref.current?.parentElement?.querySelector<HTMLElement>("textarea, input")?.focus();
    choose();
  };
  return (
    <div ref={ref} className="notice stack" role="alert">
      <p>{texts.changedThis(draft.theirAuthor)}</p>
      <blockquote className="draft-theirs" dir="auto">
        {draft.theirs || texts.empty}
      </blockquote>
      {asked && <p className="field-error">{texts.chooseFirst}</p>}
      <div className="row">
        <Button onClick={andWrite(draft.keepMine)}>{texts.keepMine}</Button>
        <Button onClick={andWrite(draft.takeTheirs)}>{texts.useTheirs}</Button>
      </div>
    </div>
  );
}
