/** The cards assigned to the user by when they are due. Pure. */
import * as texts from "#texts/my-cards.ts";
import type { MyCard } from "../../contract/home.ts";
import { isComplete } from "../board/cards/tile/is-complete.ts";
import { isOverdue } from "../card-rows/is-overdue.ts";

const WEEK_DAYS = 7;

export interface Group {
  /** What is due together, or the id of a board. */
  key: string;
  title: string;
  items: readonly MyCard[];
  /** The heading says what board they are on. */
  isBoard?: true;
}

/**
 * Groups without cards are left out. Days are those of the browser. What was completed here (`here`) stays in its group:
 * nothing jumps away from under the pointer.
 */
export function groupsOf(items: readonly MyCard[], now: Date, here: ReadonlySet<string>): Group[] {
  const [today, tomorrow, dayAfter, nextWeek] = [0, 1, 2, WEEK_DAYS].map((days) => startOfDay(now, days));
  const isLate = (item: MyCard) => isOverdue(here.has(item.card.id) ? reopened(item) : item, now);
  const between = (from: string | undefined, to: string | undefined) => (item: MyCard) => {
    const due = item.card.due_at;
    return due !== null && !isLate(item) && (!from || due >= from) && (!to || due < to);
  };
  const groups: [keyof typeof texts.groups, (item: MyCard) => boolean][] = [
    ["overdue", isLate],
    ["earlier", between(undefined, today)],
    ["today", between(today, tomorrow)],
    ["tomorrow", between(tomorrow, dayAfter)],
    ["week", between(dayAfter, nextWeek)],
    ["later", between(nextWeek, undefined)],
    ["none", ({ card }) => card.due_at === null],
  ];
  return groups
    .map(([key, belongs]) => ({ key, title: texts.groups[key], items: items.filter(belongs) }))
    .filter((group) => group.items.length > 0);
}

/** What is due by today first, and then a group for each board, by name; the cards in them keep their order. */
export function groupsByBoard(items: readonly MyCard[], now: Date, here: ReadonlySet<string>): Group[] {
  const tomorrow = startOfDay(now, 1);
  const isUrgent = ({ card, column }: MyCard) =>
    card.due_at !== null && card.due_at < tomorrow && (here.has(card.id) || !isComplete(card, column));
  const urgent = items.filter(isUrgent);
  const others = items.filter((item) => !urgent.includes(item));
  return [
    ...(urgent.length > 0 ? [{ key: "by-today", title: texts.dueByToday, items: urgent }] : []),
    ...boardsOf(others).map(({ id, title }) => ({
      key: id,
      title,
      items: others.filter(({ board }) => board.id === id),
      isBoard: true as const,
    })),
  ];
}

function reopened(item: MyCard): MyCard {
  return { ...item, card: { ...item.card, is_complete: false } };
}

function startOfDay(now: Date, days: number): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
}

/** As the service sorts them: by due date, those without one last. */
export function inOrder(items: readonly MyCard[]): MyCard[] {
  const key = ({ card }: MyCard) => `${card.due_at ?? "none"} ${card.id}`;
  return items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

export interface BoardCount {
  id: string;
  title: string;
  count: number;
}

/** The boards that the cards are on, by name. */
export function boardsOf(items: readonly MyCard[]): BoardCount[] {
  const byBoard = Map.groupBy(items, ({ board }) => board.id);
  return [...byBoard.values()]
    .flatMap((own) => own.slice(0, 1).map(({ board }) => ({ ...board, count: own.length })))
    .sort((a, b) => a.title.localeCompare(b.title));
}
