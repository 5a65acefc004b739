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
      <p>
        <bdi>{draft.theirName}</bdi> changed this while you were editing. It now says:
      </p>
      <blockquote className="draft-theirs" dir="auto">
        {draft.theirs || "(empty)"}
      </blockquote>
      {asked && <p className="field-error">Not saved yet: choose which text to keep.</p>}
      <div className="row">
        <Button onClick={draft.keepMine}>Keep my text</Button>
        <Button onClick={draft.takeTheirs}>Use theirs</Button>
      </div>
    </div>
  );
}
