import { type ReactNode, useState } from "react";
import { fewerChanges, moreChanges } from "#texts/timeline.ts";
import type { Fold } from "../../activity/feed/folds.ts";

/** What people say matters more than what they did: of many changes between two comments, the newest are enough. */
const SHOWN = 3;
/** A button that hides a single change would save no room. */
const MANY = SHOWN + 2;

/** Renders the changes between two comments: the newest, and a button for the rest of many. */
export function useUnlessMany(): (
  folds: readonly Fold[],
  render: (fold: Fold) => ReactNode[],
) => ReactNode[] {
  /** By the keys of lines: what was opened stays open when it grows. */
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  return (folds, render) => {
    const keys = folds.flatMap(({ lines }) => lines.map(({ key }) => key));
    if (folds.length < MANY) return folds.flatMap(render);
    const rest = folds.slice(SHOWN);
    const isOpen = keys.some((key) => open.has(key));
    const toggle = () => {
      const others = [...open].filter((key) => !keys.includes(key));
      setOpen(new Set(isOpen ? others : [...others, ...keys]));
    };
    return [
      ...folds.slice(0, SHOWN).flatMap(render),
      ...(isOpen ? rest.flatMap(render) : []),
      <li key={`more-${keys.at(-1)}`} className="timeline-more">
        <button type="button" className="activity-action" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? fewerChanges : moreChanges(rest.reduce((sum, { lines }) => sum + lines.length, 0))}
        </button>
      </li>,
    ];
  };
}
