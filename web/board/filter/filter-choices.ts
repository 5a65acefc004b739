/** Everything that cards can be filtered by besides text, as the panel lists it. Pure. */
import { mine } from "#texts/filter.ts";
import * as texts from "#texts/filter-choices.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import { fold } from "../../../contract/search-text/fold.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { cardsShown, DUE, type Filter, NO_FILTER, NONE, STATES, toggled, toggledLabel } from "./filter.ts";
import { placeholdersOn } from "./placeholders.ts";

export interface Choice {
  id: string;
  words: string;
  color?: string;
  isChosen: boolean;
  /** The filter once it is chosen, or no longer. */
  next: Filter;
  /** The filter that asks for nothing else. */
  only: Filter;
}

export interface Group {
  name: string;
  choices: Choice[];
}

interface Given {
  board: FullBoard;
  /** Null for somebody who is not logged in. */
  myId: string | null;
  filter: Filter;
  /** What is chosen in it stands first, so that nothing moves while it is being chosen. */
  before: Filter;
}

/** The groups of known length come first: a board may have any number of people and labels. */
export function choicesOf({ board, myId, filter, before }: Given): Group[] {
  const { labels, people, due, state } = filter;
  const person = (id: string, words: string): Choice => ({
    id,
    words,
    isChosen: people.includes(id),
    next: { ...filter, people: toggled(people, id) },
    only: { ...NO_FILTER, people: [id] },
  });
  const label = (id: string, words: string): Choice => ({
    id,
    words,
    isChosen: labels.includes(id),
    next: { ...filter, labels: toggledLabel(labels, id) },
    only: { ...NO_FILTER, labels: [id] },
  });
  const others = board.members
    .map(({ user }) => user)
    .filter(({ id }) => id !== myId)
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const first = (ids: readonly string[], choices: Choice[]) =>
    choices.toSorted((a, b) => Number(ids.includes(b.id)) - Number(ids.includes(a.id)));
  const groups: Group[] = [
    {
      name: texts.due,
      choices: DUE.map((each) => ({
        id: each,
        words: texts.dueStates[each],
        isChosen: due === each,
        next: { ...filter, due: due === each ? null : each },
        only: { ...NO_FILTER, due: each },
      })),
    },
    {
      name: texts.completion,
      choices: STATES.map((each) => ({
        id: each,
        words: texts.completionStates[each],
        isChosen: state === each,
        next: { ...filter, state: state === each ? null : each },
        only: { ...NO_FILTER, state: each },
      })),
    },
    {
      name: texts.people,
      choices: first(before.people, [
        ...(myId === null ? [] : [person(myId, mine)]),
        person(NONE, texts.unassigned),
        ...others.map((user) => person(user.id, nameOf(user))),
      ]),
    },
    {
      name: texts.importedPeople,
      choices: first(
        before.people,
        placeholdersOn(board).map(({ id, name }) => person(id, name)),
      ),
    },
    {
      name: texts.labels,
      choices: first(before.labels, [
        label(NONE, texts.noLabel),
        ...board.labels.map(({ id, name, color }) => ({ ...label(id, name), color })),
      ]),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

/** Those with all of these words in their names. */
export function narrowed(groups: Group[], text: string): Group[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return groups
    .map(({ name, choices }) => ({
      name,
      choices: choices.filter((choice) => words.every((word) => fold(choice.words).includes(word))),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** How many cards it shows. */
export function cardCount({ columns }: FullBoard, filter: Filter): number {
  return columns.reduce((sum, column) => sum + cardsShown(column, filter).length, 0);
}
