import { number, plural } from "../format.ts";

export const findByText = "Karten nach Text suchen";
export const find = "Suchen";
export const filterCards = "Karten filtern";
export const filter = "Filter";
export const clearAll = "Filter aufheben";
export const nothingMatches = "Keine Karte passt dazu.";
export const activeFilters = "Aktive Filter";
/** Before the name of a filter, for screen readers. */
export const removeFilter = "Filter aufheben: ";
export const result = (shown: number, hidden: number) =>
  `${plural(shown, { one: "1 Karte", other: `${number(shown)} Karten` })} sichtbar, ${number(hidden)} ausgeblendet`;

export const people = "Personen";
export const mine = "Meine";
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
