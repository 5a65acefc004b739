import { useState } from "react";

export interface Draft {
  /** Null while nobody edits. */
  text: string | null;
  /** What the others made of it while it was being edited here; null if they left it alone. */
  theirs: string | null;
  edit: (text: string) => void;
  /** Goes on with my text; theirs will be replaced when it is saved. */
  keepMine: () => void;
  takeTheirs: () => void;
  close: () => void;
}

/**
 * A text of the board while it is edited: what others write meanwhile neither disturbs it nor gets lost
 * unseen. Show `theirs` beside the draft when it is set, and let the person choose before saving.
 */
export function useDraft(current: string): Draft {
  const [draft, setDraft] = useState<{ text: string; base: string } | null>(null);
  const changed = draft && current !== draft.base && current !== draft.text;
  return {
    text: draft?.text ?? null,
    theirs: changed ? current : null,
    edit: (text) => setDraft((before) => ({ text, base: before?.base ?? current })),
    keepMine: () => setDraft((before) => before && { ...before, base: current }),
    takeTheirs: () => setDraft({ text: current, base: current }),
    close: () => setDraft(null),
  };
}
