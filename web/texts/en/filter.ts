import { number, plural } from "../format.ts";

export const findByText = "Find cards by text";
export const find = "Find cards";
export const filterCards = "Filter cards";
export const filter = "Filter";
export const clearAll = "Clear filters";
export const nothingMatches = "No card matches.";
export const activeFilters = "Active filters";
/** Before the name of a filter, for screen readers. */
export const removeFilter = "Remove the filter ";
export const result = (shown: number, hidden: number) =>
  `${plural(shown, { one: "1 card", other: `${number(shown)} cards` })} shown, ${number(hidden)} hidden`;

export const people = "People";
export const mine = "Mine";
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
