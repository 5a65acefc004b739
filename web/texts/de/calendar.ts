import { number } from "../format.ts";

export const cardKeys =
  "Eingabetaste öffnet, Umschalt und eine Pfeiltaste verschieben um einen Tag oder eine Woche.";
export const previous = { month: "Voriger Monat", week: "Vorige Woche" };
export const next = { month: "Nächster Monat", week: "Nächste Woche" };
export const today = "Heute";
export const timeShown = "Zeitraum";
export const spans = { month: "Monat", week: "Woche" };
export const moreCards = (count: number) => `+${number(count)} weitere`;
export const onDay = (day: string) => ` am ${day}`;
export const noneDue = "In diesem Zeitraum ist keine Karte fällig.";
export const nothingDue = "Nichts ist fällig.";
export const isToday = " · heute";
export const noDueDate = (count: number) => `Ohne Fälligkeit · ${number(count)}`;
export const firstShown = (count: number) =>
  `Gezeigt werden die ersten ${number(count)}. Die anderen findest du mit dem Filter.`;
export const states = { complete: ", erledigt", overdue: ", überfällig" };
export const nowDue = (title: string, day: string) => `${title}, fällig am ${day}`;
export const isDueOn = (title: string, day: string) => `„${title}“ ist am ${day} fällig.`;
export const dueNotChanged = (title: string) => `Die Fälligkeit von „${title}“ wurde nicht geändert`;
