import type { ReactNode } from "react";
import { changedCard } from "#texts/sentences.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { ActivityLine } from "./activity-line.tsx";
import type { Group } from "./feed/groups.ts";
import type { Folding } from "./feed/use-folds.ts";
import { foldRows } from "./fold-rows.tsx";
import { type Names, onCard } from "./sentences/names.ts";
import { authorOf } from "./sentences/people-words.ts";
import { by, didWhat, sentenceOf } from "./sentences/sentence.ts";

interface Context {
  folding: Folding;
  names: Names;
  actionsFor: (event: BoardEvent) => ReactNode;
  onTime?: (event: BoardEvent) => void;
}

/** What somebody did to one card at a time: who, which card and when in a line above, and below it only what. */
export function groupRows(
  { folds, cardId }: Group,
  { folding, names, actionsFor, onTime }: Context,
): ReactNode[] {
  const isGrouped = cardId !== null;
  const within = isGrouped ? { ...names, here: cardId } : names;
  const common = (event: BoardEvent) => ({
    who: authorOf(event, names),
    at: event.timestamp,
    onTime: onTime && (() => onTime(event)),
    actions: actionsFor(event),
  });
  const rows = folds.flatMap((fold) =>
    foldRows(fold, { folding, names: within, isGrouped }, ({ key, event }, props) => (
      <ActivityLine
        key={key}
        {...props}
        {...common(event)}
        sentence={isGrouped ? didWhat(event, within) : sentenceOf(event, names)}
        isGrouped={isGrouped}
        rule={names.ruleWords(event.seq)}
      />
    )),
  );
  if (!isGrouped) return rows;
  const newest = folds[0].lines[0].event;
  const sentence = by(newest, changedCard(onCard(names, cardId)), names);
  return [<ActivityLine key={`group-${folds[0].key}`} {...common(newest)} sentence={sentence} />, ...rows];
}
