import { useMemo, useState } from "react";
import { authorOf } from "../board/presence/authors.ts";
import { keepDraft, readDraft } from "./drafts.ts";

export interface Draft {
  /** Null while nobody edits. */
  text: string | null;
  /** What the others made of it while it was being edited here; null if they left it alone. */
  theirs: string | null;
  /** Who did. */
  theirName: string;
  edit: (text: string) => void;
  /** Goes on with my text; theirs will be replaced when it is saved. */
  keepMine: () => void;
  takeTheirs: () => void;
  close: () => void;
}

/** The thing whose text it is, and which of its texts. */
export interface Place {
  id: string;
  field: string;
}

/**
 * A text of the board while it is edited: what others write meanwhile neither disturbs it nor gets lost
 * unseen. Show `theirs` beside the draft when it is set, and let the person choose before saving.
 * What was written outlives the view and the page, until it is saved or given up with close().
 */
export function useDraft({ id, field }: Place, current: string): Draft {
  const [draft, setDraft] = useState(() => readDraft(id, field));
  const keep = (next: typeof draft) => {
    keepDraft(id, field, next);
    setDraft(next);
  };
  // Whoever changes something else of the same thing later has not changed this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: known when the text arrives
  const theirName = useMemo(() => authorOf(id), [id, current]);
  const changed = draft && current !== draft.base && current !== draft.text;
  return {
    text: draft?.text ?? null,
    theirs: changed ? current : null,
    theirName,
    edit: (text) => keep({ text, base: draft?.base ?? current }),
    keepMine: () => draft && keep({ ...draft, base: current }),
    takeTheirs: () => keep({ text: current, base: current }),
    close: () => keep(null),
  };
}

/** A text for something new. Null while nobody writes. */
export function useNewText({ id, field }: Place): [string | null, (text: string | null) => void] {
  const [text, setText] = useState(() => readDraft(id, field)?.text ?? null);
  return [
    text,
    (next) => {
      keepDraft(id, field, next === null ? null : { text: next, base: "" });
      setText(next);
    },
  ];
}

/** Something was being written there when the page was left. */
export function hasDraft({ id, field }: Place): boolean {
  return readDraft(id, field) !== null;
}
