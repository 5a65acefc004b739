import { useRef, useState } from "react";
import { type Fold, foldsOf } from "./folds.ts";
import type { Line } from "./lines.ts";

export interface Folding {
  /** Of each run of lines. */
  folds: Fold[][];
  isOpen: (fold: Fold) => boolean;
  toggle: (fold: Fold) => void;
  /** This line stays in view when it becomes part of a fold: it has the focus. */
  keep: (line: Line) => void;
}

/** Folds the lines of a list, and knows which folds are open. */
export function useFolds(runs: readonly (readonly Line[])[]): Folding {
  const before = useRef<readonly Fold[]>([]);
  const folds = foldsOf(runs, before.current);
  before.current = folds.flat();
  /** By the keys of lines: an open fold stays open when it grows. */
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const isOpen = ({ lines }: Fold) => lines.some(({ key }) => open.has(key));
  return {
    folds,
    isOpen,
    toggle(fold) {
      const next = new Set(open);
      const change = isOpen(fold) ? (key: number) => next.delete(key) : (key: number) => next.add(key);
      for (const { key } of fold.lines) change(key);
      setOpen(next);
    },
    keep: ({ key }) => setOpen((kept) => (kept.has(key) ? kept : new Set([...kept, key]))),
  };
}
