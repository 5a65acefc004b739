import type { ReactNode } from "react";
import { list, number, plural } from "../format.ts";

const things = {
  title: "Titel",
  description: "Beschreibung",
  start_at: "Startdatum",
  due_at: "Fälligkeitsdatum",
  is_complete: "Erledigung",
  column: "Spalte",
};
type Thing = keyof typeof things;
const named = (changed: readonly Thing[]) => list(changed.map((thing) => things[thing]));

export const notOnBoard = "Nicht mehr auf dem Board";
export const changedSince = (changed: readonly Thing[]) => {
  const fields = named(changed.filter((thing) => thing !== "column"));
  if (fields === "") return "Seitdem verschoben";
  return changed.includes("column")
    ? `Seitdem verschoben, geändert: ${fields}`
    : `Seitdem geändert: ${fields}`;
};
export const restoreFields = (fields: readonly Thing[]) => `${named(fields)} wiederherstellen`;
export const restoredFields = (fields: readonly Thing[], title: string) =>
  `${named(fields)} von „${title}“ ${plural(fields.length, { one: "wurde", other: "wurden" })} wiederhergestellt.`;
export const restoreCard = "Diese Karte wiederherstellen";
export const notRestored = (title: string) => `„${title}“ wurde nicht wiederhergestellt`;
export const deletedForGood = "Sie wurde endgültig gelöscht und lässt sich nicht mehr wiederherstellen.";

export const boardHistory = "Board-Verlauf";
export const asItWas = (date: ReactNode) => <>Stand vom {date}.</>;
export const asItWasEarlier = "Früherer Stand.";
export const boardWasCreated = "Das Board wurde erstellt";
export const backToNow = "Zurück zum aktuellen Stand";
export const oneEarlier = "Vorige Änderung";
export const oneLater = "Nächste Änderung";
export const version = "Version";
export const change = (at: number) => `Änderung ${number(at)}`;
export const changeOf = (at: number, all: number) => `${number(at)} von ${number(all)}`;
export const notShown = "Diese Version kann nicht angezeigt werden";
export const tooOld = "Der Verlauf dieses Boards reicht nicht so weit zurück.";

export const card = "Karte";
export const cardsIn = (column: string) => `Karten in ${column}`;
export const showMore = "Mehr anzeigen";
export const noCards = "Keine Karten.";
export const noMatches = "Keine passenden Karten.";
export const noColumns = "Das Board hatte damals keine Spalten.";
export const people = "Personen";
export const noDescription = "Keine Beschreibung.";
export const files = "Dateien";
export const done = "Erledigt: ";
export const notDone = "Offen: ";
