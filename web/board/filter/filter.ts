/** Which cards the filter shows. Pure. */
import type { Card } from "../../../contract/cards.ts";
import type { Column } from "../../../contract/columns.ts";
import { fold } from "../../../contract/search-text/fold.ts";
import { isComplete } from "../cards/tile/is-complete.ts";

export const DUE = ["overdue", "today", "week", "none"] as const;
export const STATES = ["open", "complete"] as const;
/** Further words are left out: anybody can write an address with thousands. */
const MOST_WORDS = 50;
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
  const words = [...new Set(fold(filter.text).split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
  const isDue = dueTest(filter.due, now);
  return cards.filter(
    (card) =>
      hasWords(card, words) &&
      (filter.state === null || isComplete(card, column) === (filter.state === "complete")) &&
      isDue(card) &&
      !(filter.due === "overdue" && isComplete(card, column)) &&
      hasLabels(card, filter.labels) &&
      hasPeople(card, filter.people),
  );
}

/** In its texts and its labels, whatever their case and accents. `#4` is the card with that number, and those that mention it. */
function hasWords({ number, title, description, labels }: Judged, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold([title, description, ...labels.map(({ name }) => name)].join("\n"));
  return words.every((word) => word === `#${number}` || has(text, word));
}

/** Of scripts that have blanks between words. */
const SPELLED = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{N}]/u;

/** The beginning of a word, as for the search over all boards; `#4` is not the beginning of `#42`. */
function has(text: string, word: string): boolean {
  const isNumber = /^#\d+$/.test(word);
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isPart = isNumber
      ? /\d/.test(text.charAt(at + word.length))
      : SPELLED.test(word.charAt(0)) && SPELLED.test(text.charAt(at - 1));
    if (!isPart) return true;
  }
  return false;
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
