import { number, plural } from "../format.ts";

export const findByAnything = "Find a filter";
export const anything = "Person, label, date or text";
/** Filters by the text that was typed. */
export const withText = (text: string) => `Cards with “${text}”`;
/** Shows the rest of a group. */
export const all = (count: number) => `All ${number(count)}`;
/** Of one choice, for screen readers. */
export const cards = (count: number) => plural(count, { one: "1 card", other: `${number(count)} cards` });
/** Closes the panel on a phone. */
export const showCards = (count: number) =>
  plural(count, { one: "Show 1 card", other: `Show ${number(count)} cards` });

export const activeFilters = "Active filters";
/** Before the name of a filter, for screen readers. */
export const removeFilter = "Remove the filter ";

export const people = "People";
export const unassigned = "Unassigned";
export const importedPeople = "People from the import";
export const labels = "Labels";
export const noLabel = "No label";
export const due = "Due";
export const dueStates = {
  overdue: "Overdue",
  today: "Due today",
  week: "Due in the next 7 days",
  none: "No due date",
};
export const completion = "Completion";
export const completionStates = { open: "Not complete", complete: "Complete" };
