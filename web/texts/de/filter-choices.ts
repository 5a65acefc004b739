import { number, plural } from "../format.ts";

export const findByAnything = "Einen Filter finden";
export const anything = "Person, Label, Datum oder Text";
export const withText = (text: string) => `Karten mit „${text}“`;
export const all = (count: number) => `Alle ${number(count)}`;
export const cards = (count: number) => plural(count, { one: "1 Karte", other: `${number(count)} Karten` });
export const showCards = (count: number) =>
  plural(count, { one: "1 Karte zeigen", other: `${number(count)} Karten zeigen` });

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
