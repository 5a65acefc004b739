import { useState } from "react";
import type { Draft } from "../ui/use-draft.ts";

interface Kept {
  text: string;
  /** What the board said when editing began. */
  base: string;
}

const kept = new Map<string, Kept>();

/**
 * As useDraft, but what was written outlives the view: whoever closes a card by mistake finds the text again.
 * Until it is saved or given up with close().
 */
export function useKeptDraft(key: string, current: string): Draft {
  const [draft, setDraft] = useState(() => kept.get(key) ?? null);
  const keep = (next: Kept | null) => {
    if (next && next.text !== next.base) kept.set(key, next);
    else kept.delete(key);
    setDraft(next);
  };
  const changed = draft && current !== draft.base && current !== draft.text;
  return {
    text: draft?.text ?? null,
    theirs: changed ? current : null,
    edit: (text) => keep({ text, base: draft?.base ?? current }),
    keepMine: () => draft && keep({ ...draft, base: current }),
    takeTheirs: () => keep({ text: current, base: current }),
    close: () => keep(null),
  };
}
