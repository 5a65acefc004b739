/** The cards assigned to the user by when they are due. Pure. */
import * as texts from "#texts/my-cards.ts";
import type { MyCard } from "../../contract/home.ts";
import { isOverdue } from "../card-rows/is-overdue.ts";

const WEEK_DAYS = 7;

export interface Group {
  key: keyof typeof texts.groups;
  title: string;
  items: readonly MyCard[];
}

/** Groups without cards are left out. Days are those of the browser; a week is today and the six days after it. */
export function groupsOf(items: readonly MyCard[], now: Date): Group[] {
  const [today, tomorrow, nextWeek] = [0, 1, WEEK_DAYS].map((days) => startOfDay(now, days));
  const between = (from: string | undefined, to: string | undefined) => (item: MyCard) => {
    const due = item.card.due_at;
    return due !== null && !isOverdue(item, now) && (!from || due >= from) && (!to || due < to);
  };
  const groups: [Group["key"], (item: MyCard) => boolean][] = [
    ["overdue", (item) => isOverdue(item, now)],
    ["earlier", between(undefined, today)],
    ["today", between(today, tomorrow)],
    ["week", between(tomorrow, nextWeek)],
    ["later", between(nextWeek, undefined)],
    ["none", ({ card }) => card.due_at === null],
  ];
  return groups
    .map(([key, belongs]) => ({ key, title: texts.groups[key], items: items.filter(belongs) }))
    .filter((group) => group.items.length > 0);
}

function startOfDay(now: Date, days: number): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
}
