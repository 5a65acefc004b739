import { useState } from "react";
import * as texts from "#texts/drafts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { TheirChanges } from "./their-changes.tsx";
import type { Draft } from "./use-draft.ts";

/** What somebody else has written is part of the text that is being written here. */
export interface Merge {
  /** The text before. */
  mine: string;
  theirs: string;
  author: Draft["theirAuthor"];
}

/** Says what others have changed in the text without a question: it can be shown, and taken out again. */
export function MergeNote({ draft, merge }: { draft: Draft; merge: Merge | null }) {
  const [isShown, setShown] = useState(false);
  const { text } = draft;
  if (!merge || text === null || text === merge.mine)
    return draft.isTakenOver && <p role="status">{texts.tookOver(draft.theirAuthor)}</p>;
  return (
    <div className="stack" role="status">
      <div className="row">
        <p>{texts.merged(merge.author)}</p>
        <Button kind="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {texts.theirChanges}
        </Button>
        <Button kind="quiet" onClick={() => draft.edit(merge.mine)}>
          {texts.unmerge}
        </Button>
      </div>
      {isShown && <TheirChanges before={merge.mine} after={text} />}
    </div>
  );
}
