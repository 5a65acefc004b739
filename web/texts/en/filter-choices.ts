export const findByAnything = "Find cards and filters";
export const anything = "Text, person, label or date";
export const noChoice = "No person, label or date of this name.";

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
