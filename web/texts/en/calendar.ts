/** The calendar of a board. */
import { number, plural } from "../format.ts";

/** On a focused card, for screen readers. */
export const cardKeys = "Press Enter to open it, or Shift and an arrow key to move it by a day or a week.";
export const dayKeys = {
  month: "Arrow keys move between days, Page Up and Page Down between months. Press Enter to add a card.",
  week: "Arrow keys move between days, Page Up and Page Down between weeks. Press Enter to add a card.",
};
export const days = "Days";
/** The name of a day. */
export const dayWithCards = (day: string, count: number) =>
  count === 0 ? day : `${day}, ${plural(count, { one: "1 card", other: `${number(count)} cards` })}`;
export const addOn = (day: string) => `Add a card on ${day}`;
export const added = (title: string, day: string) => `“${title}” was added, due on ${day}.`;
export const previous = { month: "Previous month", week: "Previous week" };
export const next = { month: "Next month", week: "Next week" };
export const today = "Today";
export const timeShown = "Time shown";
export const spans = { month: "Month", week: "Week" };
export const moreCards = (count: number) => `+${number(count)} more`;
/** After the text above, for screen readers. */
export const onDay = (day: string) => ` on ${day}`;
export const nothingDue = "Nothing due.";
/** Above cards that have begun and are due later. */
export const underWay = "Under way";
export const noDueDate = (count: number) => `No due date · ${number(count)}`;
export const firstShown = (count: number) =>
  `Showing the first ${number(count)}. Use the filter to find others.`;
/** After the title, for screen readers. */
export const states = { complete: ", complete", overdue: ", overdue" };
/** Between the title and the name of the column, for screen readers. */
export const inColumn = ", in ";
export const startsOn = (day: string) => `, starts on ${day}`;
export const nowDue = (title: string, day: string) => `${title}, due on ${day}`;
export const isDueOn = (title: string, day: string) => `“${title}” is due on ${day}.`;
export const dueNotChanged = (title: string) => `Couldn’t change the due date of “${title}”`;
