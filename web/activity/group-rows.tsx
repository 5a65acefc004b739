import type { ReactNode } from "react";
import type { BoardEvent } from "../../contract/events.ts";
import { ActivityLine } from "./activity-line.tsx";
import type { Group } from "./feed/groups.ts";
import type { Folding } from "./feed/use-folds.ts";
import { foldRows } from "./fold-rows.tsx";
import type { Names } from "./sentences/names.ts";
import { authorOf } from "./sentences/people-words.ts";
import { didWhat, sentenceOf } from "./sentences/sentence.ts";

interface Context {
  folding: Folding;
  names: Names;
  actionsFor: (event: BoardEvent) => ReactNode;
  onTime?: (event: BoardEvent) => void;
  excerptOf: (event: BoardEvent) => string | undefined;
}

/**
 * What somebody did to one card at a time: the newest as a sentence of its own, which says who, which card and when, and
 * below it of the others only what.
 */
export function groupRows(
  { folds, cardId }: Group,
  { folding, names, actionsFor, onTime, excerptOf }: Context,
): ReactNode[] {
  const below = { ...names, here: cardId };
  return folds.flatMap((fold, index) => {
    const isGrouped = index > 0;
    const within = isGrouped ? below : names;
    return foldRows(fold, { folding, names: within, isGrouped }, ({ key, event }, props) => (
      <ActivityLine
        key={key}
        {...props}
        sentence={isGrouped ? didWhat(event, within) : sentenceOf(event, names)}
        who={authorOf(event, names)}
        at={event.timestamp}
        onTime={onTime && (() => onTime(event))}
        actions={actionsFor(event)}
        isGrouped={isGrouped}
        rule={names.ruleWords(event.seq)}
        excerpt={excerptOf(event)}
      />
    ));
  });
}
