/** Cards that take several days, as bars across the days of a week. Pure. */
import type { Card } from "../../contract/cards.ts";
import { dayOf } from "./days.ts";

/** A card with its first and last day, which are not the same. */
export interface Span {
  card: Card;
  first: string;
  last: string;
}

/** The part of a span that is in a week. */
export interface Bar extends Span {
  /** Places in the week, from 0 to 6. */
  from: number;
  to: number;
  /** Its first and last day there. */
  begins: string;
  ends: string;
  /** The row that it has to itself on all of its days. */
  lane: number;
}

/** Null for a card that has only one day, or none. */
export function spanOf(card: Card): Span | null {
  if (card.start_at === null || card.due_at === null) return null;
  const first = dayOf(new Date(card.start_at));
  const last = dayOf(new Date(card.due_at));
  return first < last ? { card, first, last } : null;
}

/** Those that begin first are on top, of these the longest. */
export function barsOf(week: readonly string[], spans: readonly Span[]): Bar[] {
  const [firstDay = "", lastDay = firstDay] = [week[0], week.at(-1)];
  const here = spans
    .filter(({ first, last }) => first <= lastDay && last >= firstDay)
    .sort((a, b) => compare(a.first, b.first) || compare(b.last, a.last));
  /** The last place that is taken in each lane. */
  const taken: number[] = [];
  return here.map((span) => {
    const from = Math.max(0, week.indexOf(span.first));
    const to = span.last > lastDay ? week.length - 1 : week.indexOf(span.last);
    const free = taken.findIndex((end) => end < from);
    const lane = free < 0 ? taken.length : free;
    taken[lane] = to;
    return { ...span, from, to, lane, begins: week[from] ?? firstDay, ends: week[to] ?? lastDay };
  });
}

const isOn = ({ from, to }: Bar, place: number) => from <= place && place <= to;

/** What a day shows below one another: a bar, a card of that day alone, or a lane that others need on other days. */
export type Row = { bar: Bar } | { card: Card; isInLane: boolean } | null;

/** Bars keep their lanes. With `fillsLanes`, cards of the day take those that are free there. */
export function rowsOn(
  place: number,
  bars: readonly Bar[],
  { cards, fillsLanes }: { cards: readonly Card[]; fillsLanes: boolean },
): Row[] {
  const here = bars.filter((bar) => isOn(bar, place));
  const lanes = Math.max(0, ...here.map(({ lane }) => lane + 1));
  const others = [...cards];
  const rows = Array.from({ length: lanes }, (_, lane): Row => {
    const bar = here.find((each) => each.lane === lane);
    if (bar) return { bar };
    const card = fillsLanes ? others.shift() : undefined;
    return card ? { card, isInLane: true } : null;
  });
  return [...rows, ...others.map((card) => ({ card, isInLane: false }))];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
