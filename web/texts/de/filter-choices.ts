export const findByAnything = "Karten und Filter suchen";
export const anything = "Text, Person, Label oder Datum";
export const noChoice = "Keine Person, kein Label und keine Fälligkeit heißt so.";

export const activeFilters = "Aktive Filter";
/** Before the name of a filter, for screen readers. */
export const removeFilter = "Filter aufheben: ";

export const people = "Personen";
export const unassigned = "Niemandem zugewiesen";
export const importedPeople = "Personen aus dem Import";
export const labels = "Labels";
export const noLabel = "Ohne Label";
export const due = "Fälligkeit";
export const dueStates = {
  overdue: "Überfällig",
  today: "Heute fällig",
  week: "In den nächsten 7 Tagen fällig",
  none: "Ohne Fälligkeit",
};
export const completion = "Stand";
export const completionStates = { open: "Nicht erledigt", complete: "Erledigt" };
