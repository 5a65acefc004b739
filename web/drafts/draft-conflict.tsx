import * as texts from "#texts/drafts.tsx";
import { Button } from "../ui/forms/button.tsx";
import type { Draft } from "./use-draft.ts";

interface Props {
  draft: Draft;
  /** Saving was attempted before a choice was made. */
  asked: boolean;
}

export function DraftConflict({ draft, asked }: Props) {
  if (draft.theirs === null) return null;
  return (
    <div className="notice stack" role="alert">
      <p>{texts.changedThis(draft.theirAuthor)}</p>
      <blockquote className="draft-theirs" dir="auto">
        {draft.theirs || texts.empty}
      </blockquote>
      {asked && <p className="field-error">{texts.chooseFirst}</p>}
      <div className="row">
        <Button onClick={draft.keepMine}>{texts.keepMine}</Button>
        <Button onClick={draft.takeTheirs}>{texts.useTheirs}</Button>
      </div>
    </div>
  );
}
