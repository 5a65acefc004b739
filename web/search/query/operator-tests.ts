/** What an operator of a search demands of a card, as the service understands it. Pure. */
import type { Card } from "../../../contract/cards.ts";
import type { Column } from "../../../contract/columns.ts";
import { DUE, type Due, nameKey } from "../../../contract/search-text/names.ts";

export interface Asker {
  userId: string;
  now: Date;
}

interface Place extends Asker {
  column: Pick<Column, "title">;
}

export type Test = (card: Card, place: Place) => boolean;

const WEEK_DAYS = 7;

/** Null if this device cannot tell. */
export function operatorTest(operator: string, value: string): Test | null {
  const key = nameKey(value.replace(/^@/, ""));
  if (key === "") return null;
  switch (operator) {
    case "label":
      return ({ labels }) => labels.some(({ name }) => nameKey(name) === key);
    case "member":
      return ({ assignees }, { userId }) =>
        assignees.some(({ id, username }) => (key === "me" ? id === userId : nameKey(username) === key));
    case "in":
      return (_, { column }) => nameKey(column.title) === key;
    case "is":
      return stateTest(key);
    default: {
      const due = DUE.find((each) => each === key);
      return due ? dueTest(due) : null;
    }
  }
}

function stateTest(state: string): Test | null {
  if (state === "open") return ({ is_complete }) => !is_complete;
  return state === "complete" ? ({ is_complete }) => is_complete : null;
}

function dueTest(due: Due): Test {
  return ({ due_at, is_complete }, { now }) => {
    if (due_at === null) return due === "none";
    if (due === "none") return false;
    if (due === "overdue") return due_at < now.toISOString() && !is_complete;
    return due_at >= startOfDay(now, 0) && due_at < startOfDay(now, due === "today" ? 1 : WEEK_DAYS);
  };
}

function startOfDay(now: Date, days: number): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
}
