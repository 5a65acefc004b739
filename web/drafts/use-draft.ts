import { useMemo, useState } from "react";
import { type Author, authorOf } from "../board/presence/authors.ts";
import { keepDraft, readDraft } from "./drafts.ts";

export interface Draft {
  place: Place;
  /** Null while nobody is editing. */
  text: string | null;
  /** The text that it is based on. */
  base: string;
  /** What others changed the text to while it was being edited here; null if they did not. */
  theirs: string | null;
  /** Who changed it, as far as this page has seen it. */
  theirAuthor: Author;
  edit: (text: string) => void;
  /** Continues with my text; theirs is overwritten when mine is saved. */
  keepMine: () => void;
  takeTheirs: () => void;
  /** Continues with a text that has both my changes and theirs. */
  keepBoth: (merged: string) => void;
  close: () => void;
}

/** What the text belongs to, and which of its texts it is. */
export interface Place {
  id: string;
  field: string;
}

/**
 * A text of the board while it is being edited. What others write in the meantime neither disturbs it nor gets lost
 * unnoticed: show `theirs` beside the draft when it is set, and let the user choose before saving. A draft outlives
 * the view and the page, until it is saved or discarded with close().
 */
export function useDraft({ id, field }: Place, current: string): Draft {
  const [draft, setDraft] = useState(() => readDraft(id, field));
  const keep = (next: typeof draft) => {
    keepDraft(id, field, next);
    setDraft(next);
  };
  // Someone who changes another field of the same thing later has not changed this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: known when the text arrives
  const theirAuthor = useMemo(() => authorOf(id), [id, current]);
  const changed = draft && current !== draft.base && current !== draft.text;
  return {
    place: { id, field },
    text: draft?.text ?? null,
    base: draft?.base ?? current,
    theirs: changed ? current : null,
    theirAuthor,
    edit: (text) => keep({ text, base: draft?.base ?? current }),
    keepMine: () => draft && keep({ ...draft, base: current }),
    takeTheirs: () => keep({ text: current, base: current }),
    keepBoth: (merged) => keep({ text: merged, base: current }),
    close: () => keep(null),
  };
}

/** The text for something new. Null while nobody is writing. */
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

/** Whether something was being written there when the page was left. */
export function hasDraft({ id, field }: Place): boolean {
  return readDraft(id, field) !== null;
}
