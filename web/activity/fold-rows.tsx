import type { ReactNode } from "react";
import * as texts from "#texts/activity.ts";
import { Icon } from "../ui/display/icon.tsx";
import { ActivityLine } from "./activity-line.tsx";
import type { Fold } from "./feed/folds.ts";
import type { Line } from "./feed/lines.ts";
import type { Folding } from "./feed/use-folds.ts";
import { foldedSentence, foldedWhat } from "./sentences/folded.ts";
import type { Names } from "./sentences/names.ts";
import { authorOf } from "./sentences/people-words.ts";

interface Context {
  folding: Folding;
  names: Names;
  dayIsGiven?: boolean;
  isGrouped?: boolean;
}

type RenderLine = (line: Line, props: { isFolded: boolean; onFocus: () => void }) => ReactNode;

/**
 * A fold in a list: a line for all of its lines, and those themselves while it is open. They are rows of the same list, so
 * that a line with the focus stays the element it is when it becomes part of a fold.
 */
export function foldRows(
  fold: Fold,
  { folding, names, dayIsGiven, isGrouped }: Context,
  render: RenderLine,
): ReactNode[] {
  const isFolded = fold.lines.length > 1;
  const row = (line: Line) => render(line, { isFolded, onFocus: () => folding.keep(line) });
  if (!isFolded) return [row(fold.lines[0])];
  const [newest, ...older] = fold.lines;
  const isOpen = folding.isOpen(fold);
  const rule = names.ruleWords(newest.event.seq);
  const isOneRule = older.every(({ event }) => names.ruleWords(event.seq) === rule);
  return [
    <ActivityLine
      key={`fold-${fold.key}`}
      sentence={(isGrouped ? foldedWhat : foldedSentence)(
        [newest.event, ...older.map(({ event }) => event)],
        names,
      )}
      isGrouped={isGrouped}
      who={authorOf(newest.event, names)}
      at={newest.event.timestamp}
      rule={isOneRule ? rule : undefined}
      dayIsGiven={dayIsGiven}
      actions={
        <button
          type="button"
          className="activity-action activity-fold"
          aria-expanded={isOpen}
          onClick={() => folding.toggle(fold)}
        >
          {texts.changes(fold.lines.length)}
          <Icon name={isOpen ? "up" : "down"} size={14} />
        </button>
      }
    />,
    ...(isOpen ? fold.lines.map(row) : []),
  ];
}
