/** Which cards the filter shows. Pure. */
import type { Card } from "../../../contract/cards.ts";
import type { Column } from "../../../contract/columns.ts";
import {
  closenessOf,
  INSIDE,
  remembered,
  SIMILAR,
  type SoughtWord,
  soughtWords,
} from "../../search/word-match.ts";
import { isComplete } from "../cards/tile/is-complete.ts";

export const DUE = ["overdue", "today", "week", "none"] as const;
export const STATES = ["open", "complete"] as const;
/** Among labels or people: cards that have none. */
export const NONE = "none";

export interface Filter {
  text: string;
  /** All of these labels, or `none` alone. */
  labels: readonly string[];
  /** Any of these users, or of the people from an import; `none` stands for nobody. */
  people: readonly string[];
  due: (typeof DUE)[number] | null;
  state: (typeof STATES)[number] | null;
  /** No card has the words of the text: those are shown that have them with a typo. */
  isSimilar?: boolean;
}

export const NO_FILTER: Filter = { text: "", labels: [], people: [], due: null, state: null };

export function isFiltering({ text, labels, people, due, state }: Filter): boolean {
  return text.trim() !== "" || labels.length + people.length > 0 || due !== null || state !== null;
}

type Judged = Pick<
  Card,
  "number" | "title" | "description" | "labels" | "assignees" | "placeholders" | "due_at" | "is_complete"
>;

interface Filtered<T> {
  cards: T[];
  is_done_column: boolean;
}

/** The cards of a column that the filter shows. What is complete is not overdue. */
export function cardsShown<T extends Judged>(
  column: Filtered<T> | undefined,
  filter: Filter,
  now = Date.now(),
): T[] {
  const cards = column?.cards ?? [];
  if (!isFiltering(filter)) return cards;
  const words = soughtWords(filter.text);
  const isSimilar = filter.isSimilar === true;
  const isDue = dueTest(filter.due, now);
  return cards.filter(
    (card) =>
      hasWords(card, words, isSimilar) &&
      (filter.state === null || isComplete(card, column) === (filter.state === "complete")) &&
      isDue(card) &&
      !(filter.due === "overdue" && isComplete(card, column)) &&
      hasLabels(card, filter.labels) &&
      hasPeople(card, filter.people),
  );
}

const textOf = remembered(({ title, description, labels }: Judged) =>
  [title, description, ...labels.map(({ name }) => name)].join("\n"),
);

/** In its texts and its labels, whatever their case and accents. `#4` is the card with that number, and those that mention it. */
function hasWords(card: Judged, words: readonly SoughtWord[], isSimilar: boolean): boolean {
  const others = words.filter(({ word }) => word !== `#${card.number}`);
  return others.length === 0 || closenessOf(textOf(card), others, isSimilar ? SIMILAR : INSIDE) !== null;
}

/** Whether no card has the words of the text, but one has them with a typo. What else is filtered does not matter. */
export function isOnlySimilar(columns: readonly { cards: readonly Judged[] }[], text: string): boolean {
  const words = soughtWords(text);
  if (!words.some(({ mayBeMistyped }) => mayBeMistyped)) return false;
  const isAny = (isSimilar: boolean) =>
    columns.some(({ cards }) => cards.some((card) => hasWords(card, words, isSimilar)));
  return !isAny(false) && isAny(true);
}

function hasLabels({ labels }: Judged, wanted: readonly string[]): boolean {
  return wanted.every((id) => (id === NONE ? labels.length === 0 : labels.some((label) => label.id === id)));
}

/** A card with somebody of an import on it is not nobody's. */
function hasPeople({ assignees, placeholders }: Judged, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const isWanted = ({ id }: { id: string }) => wanted.includes(id);
  if (assignees.some(isWanted) || placeholders.some(isWanted)) return true;
  return assignees.length + placeholders.length === 0 && wanted.includes(NONE);
}

/** Days are those of this device; a week is the next seven days, today included. */
function dueTest(due: Filter["due"], now: number): (card: Judged) => boolean {
  if (due === null) return () => true;
  if (due === "none") return ({ due_at }) => due_at === null;
  if (due === "overdue") return ({ due_at }) => due_at !== null && Date.parse(due_at) < now;
  const today = new Date(now);
  const midnight = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime();
  const [from, to] = [midnight(0), midnight(due === "today" ? 1 : 7)];
  return ({ due_at }) => due_at !== null && Date.parse(due_at) >= from && Date.parse(due_at) < to;
}

const BLANK = {
  number: 0,
  description: null,
  labels: [],
  assignees: [],
  placeholders: [],
  due_at: null,
  is_complete: false,
};

/** Whether a new card like this is shown. */
export function showsNew(
  card: { title: string; due_at?: string },
  column: Pick<Column, "is_done_column"> | undefined,
  filter: Filter,
): boolean {
  return (
    cardsShown({ is_done_column: column?.is_done_column ?? false, cards: [{ ...BLANK, ...card }] }, filter)
      .length > 0
  );
}

export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

/** A card cannot have a label and none. */
export function toggledLabel(labels: readonly string[], id: string): readonly string[] {
  if (id === NONE) return labels.includes(NONE) ? [] : [NONE];
  return toggled(
    labels.filter((each) => each !== NONE),
    id,
  );
}
