import { useLayoutEffect, useMemo, useRef, useState } from "react";
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
  /** What others wrote has replaced the text, because nothing had been written here. */
  isTakenOver: boolean;
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
  /** What texts before and after a choice are based on: undoing the choice brings the question back. */
  const bases = useRef(new Map<string, string>()).current;
  const keep = (next: typeof draft) => {
    keepDraft(id, field, next);
    setDraft(next);
  };
  const choose = (text: string) => {
    if (draft) bases.set(draft.text, draft.base);
    bases.set(text, current);
    keep({ text, base: current });
  };
  // Someone who changes another field of the same thing later has not changed this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: known when the text arrives
  const theirAuthor = useMemo(() => authorOf(id), [id, current]);
  /** What the board said when this was last shown: what is undone later is not replaced once more. */
  const known = useRef(current);
  const takesOver = draft !== null && draft.text === draft.base && current !== known.current;
  const [isTakenOver, setTakenOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when their text arrives
  useLayoutEffect(() => {
    if (takesOver && current !== draft.base) {
      keep({ text: current, base: current });
      setTakenOver(true);
    }
    known.current = current;
  }, [current]);
  const changed = draft && !takesOver && current !== draft.base && current !== draft.text;
  return {
    place: { id, field },
    text: draft?.text ?? null,
    base: draft?.base ?? current,
    theirs: changed ? current : null,
    theirAuthor,
    isTakenOver,
    edit: (text) => keep({ text, base: bases.get(text) ?? draft?.base ?? current }),
    keepMine: () => draft && choose(draft.text),
    takeTheirs: () => choose(current),
    keepBoth: choose,
    close: () => {
      bases.clear();
      setTakenOver(false);
      keep(null);
    },
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
