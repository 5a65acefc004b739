/** What is done to all cards of a column. */
import { number, plural } from "../format.ts";

const cards = (count: number) => plural(count, { one: "1 card", other: `${number(count)} cards` });

export const moveAllOf = (column: string, count: number) => `Move ${cards(count)} from “${column}” to`;
export const sortAllOf = (column: string, count: number) => `Sort ${cards(count)} in “${column}”`;
export const tooMany = (most: number) =>
  `This works with up to ${cards(most)}. Select and move some of them, or archive finished cards first.`;
export const sortedOnce = "Cards are sorted once. New cards go wherever you put them.";
export const orders = {
  due: "Due date, earliest first",
  title: "Title, A to Z",
  newest: "Newest first",
  oldest: "Oldest first",
};
const by = { due: "due date", title: "title", newest: "age, newest first", oldest: "age, oldest first" };
export const sorted = (column: string, order: keyof typeof by) => `“${column}” was sorted by ${by[order]}.`;
export const wasSorted = (column: string) => `“${column}” is already in this order.`;
export const notSorted = (column: string) => `Couldn’t finish sorting “${column}”`;
