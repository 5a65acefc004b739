/** The cards of a board by the day they are due. Pure, but for the change. */
import * as texts from "#texts/calendar.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { isCompleteOn } from "../board/cards/tile/is-complete.ts";
import { cardsShown, type Filter } from "../board/filter/filter.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { dateFormat } from "../texts/format.ts";
import { dueOn } from "../ui/dates/days.ts";
import { type Span, spanOf } from "./bars.ts";
import { dateOf, dayOf } from "./days.ts";

export interface DatedCards {
  /** Earliest first. */
  byDay: ReadonlyMap<string, readonly Card[]>;
  /** Those that take several days; they are also on the day they are due. */
  spans: readonly Span[];
  undated: readonly Card[];
}

export function datedCards(board: FullBoard, filter: Filter): DatedCards {
  const cards = board.columns.flatMap((column) => cardsShown(column, filter));
  const byDay = new Map<string, Card[]>();
  const dated = cards.filter((card): card is Card & { due_at: string } => card.due_at !== null);
  for (const card of dated.sort((a, b) => (a.due_at < b.due_at ? -1 : 1))) {
    const day = dayOf(new Date(card.due_at));
    const others = byDay.get(day);
    if (others) others.push(card);
    else byDay.set(day, [card]);
  }
  return {
    byDay,
    spans: dated.flatMap((card) => spanOf(card) ?? []),
    undated: cards.filter((card) => card.due_at === null && !isCompleteOn(board, card)),
  };
}

/** Those that have begun by a day and are due later. */
export function underWay({ spans }: DatedCards, day: string): Card[] {
  return spans.filter(({ first, last }) => first <= day && day < last).map(({ card }) => card);
}

/** Null without a due date. */
export function dueDay({ due_at }: Card): string | null {
  return due_at === null ? null : dayOf(new Date(due_at));
}

export function isOverdue(board: FullBoard, card: Card, now: number): boolean {
  return card.due_at !== null && !isCompleteOn(board, card) && Date.parse(card.due_at) < now;
}

const DAY_WORDS = dateFormat({ weekday: "long", day: "numeric", month: "long" });
const DAY_AND_YEAR = dateFormat({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** With the year, unless it is the present one. */
export function dayWords(day: string, now = new Date()): string {
  const date = dateOf(day);
  return (date.getFullYear() === now.getFullYear() ? DAY_WORDS : DAY_AND_YEAR).format(date);
}

/** At the same time of day; the start, if there is one, moves along. */
export function moveToDay(session: BoardSession, card: Card, day: string): void {
  const due_at = dueOn(day, card.due_at);
  if (due_at === card.due_at) return;
  const shiftMs = card.due_at ? Date.parse(due_at) - Date.parse(card.due_at) : 0;
  const start = card.start_at && {
    start_at: new Date(Math.min(Date.parse(card.start_at) + shiftMs, Date.parse(due_at))).toISOString(),
  };
  session.performWithUndo(
    { route: "updateCard", input: { card_id: card.id, due_at, ...(start || {}) } },
    {
      group: "due",
      done: texts.isDueOn(card.title, dayWords(day)),
      failure: texts.dueNotChanged(card.title),
    },
  );
}
