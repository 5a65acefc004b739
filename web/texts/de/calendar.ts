import { number, plural } from "../format.ts";

export const cardKeys =
  "Eingabetaste öffnet, Umschalt und eine Pfeiltaste verschieben um einen Tag oder eine Woche.";
export const dayKeys = {
  month:
    "Mit den Pfeiltasten wechselst du den Tag, mit Bild auf und Bild ab den Monat. Die Eingabetaste fügt eine Karte hinzu.",
  week: "Mit den Pfeiltasten wechselst du den Tag, mit Bild auf und Bild ab die Woche. Die Eingabetaste fügt eine Karte hinzu.",
};
export const days = "Tage";
export const dayWithCards = (day: string, count: number) =>
  count === 0 ? day : `${day}, ${plural(count, { one: "1 Karte", other: `${number(count)} Karten` })}`;
export const addOn = (day: string) => `Karte am ${day} hinzufügen`;
export const added = (title: string, day: string) => `„${title}“ wurde hinzugefügt, fällig am ${day}.`;
export const previous = { month: "Voriger Monat", week: "Vorige Woche" };
export const next = { month: "Nächster Monat", week: "Nächste Woche" };
export const today = "Heute";
export const timeShown = "Zeitraum";
export const spans = { month: "Monat", week: "Woche" };
export const moreCards = (count: number) => `+${number(count)} weitere`;
export const onDay = (day: string) => ` am ${day}`;
export const nothingDue = "Nichts ist fällig.";
export const underWay = "Begonnen";
export const noDueDate = (count: number) => `Ohne Fälligkeit · ${number(count)}`;
export const firstShown = (count: number) =>
  `Nur die ersten ${number(count)}. Die anderen findest du mit dem Filter.`;
export const states = { complete: ", erledigt", overdue: ", überfällig" };
export const inColumn = ", in ";
export const startsOn = (day: string) => `, beginnt am ${day}`;
export const nowDue = (title: string, day: string) => `${title}, fällig am ${day}`;
export const isDueOn = (title: string, day: string) => `„${title}“ ist am ${day} fällig.`;
export const dueNotChanged = (title: string) => `Die Fälligkeit von „${title}“ wurde nicht geändert`;
