import { number, plural } from "../format.ts";

export const selectedCards = "Selected cards";
export const countSelected = (count: number) =>
  plural(count, { one: "1 card selected", other: `${number(count)} cards selected` });
/** For screen readers. */
export const nothingSelected = "Nothing is selected.";
/** `count` includes those that are selected already. */
export const selectAll = (count: number) => `Select all ${number(count)}`;
/** What that means. */
export const selectAllInColumn = (count: number) =>
  `Select all ${plural(count, { one: "1 card", other: `${number(count)} cards` })} in this column`;
export const clear = "Clear selection";
export const move = "Move";
export const labels = "Labels";
export const people = "People";
export const dueDate = "Due date";
export const complete = "Complete";
export const notComplete = "Not complete";
export const archive = "Archive";
export const remove = "Delete";
