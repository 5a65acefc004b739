import { number, plural } from "../format.ts";

export const selectedCards = "Ausgewählte Karten";
export const countSelected = (count: number) =>
  plural(count, { one: "1 Karte ausgewählt", other: `${number(count)} Karten ausgewählt` });
/** For screen readers. */
export const nothingSelected = "Nichts ist ausgewählt.";
export const selectAll = (count: number) => `Alle ${number(count)} auswählen`;
export const selectAllInColumn = (count: number) =>
  `Alle ${plural(count, { one: "1 Karte", other: `${number(count)} Karten` })} derselben Spalte auswählen`;
export const clear = "Auswahl aufheben";
export const move = "Verschieben";
export const labels = "Labels";
export const people = "Personen";
export const dueDate = "Fälligkeit";
export const complete = "Erledigt";
export const notComplete = "Nicht erledigt";
export const archive = "Archivieren";
export const remove = "Löschen";
