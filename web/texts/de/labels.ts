import { number, plural } from "../format.ts";

export const labels = "Labels";
export const labelsOnCard = "Labels auf dieser Karte";
export const addLabels = "Labels hinzufügen";
export const editLabels = "Labels bearbeiten";
export const editLabel = (name: string) => `Label ${name} bearbeiten`;
export const editOne = "Label bearbeiten";
export const usedOn = (cards: number) =>
  plural(cards, {
    one: "Auf 1 Karte",
    other: cards === 0 ? "Noch nicht verwendet" : `Auf ${number(cards)} Karten`,
  });
export const noLabels = "Dieses Board hat noch keine Labels.";
export const findLabel = "Label suchen oder erstellen";
export const createNamed = (name: string) => `Label „${name}“ erstellen`;
export const newLabel = "Neues Label";
export const labelName = "Name des Labels";
export const newLabelName = "Name des neuen Labels";
export const color = "Farbe";
export const createLabel = "Label erstellen";
export const back = "Zurück";
export const notAdded = (name: string) => `„${name}“ wurde der Karte nicht hinzugefügt`;
export const notRemoved = (name: string) => `„${name}“ wurde nicht von der Karte entfernt`;
export const notCreated = (name: string) => `Das Label „${name}“ wurde nicht erstellt`;
export const notChanged = (name: string) => `Das Label „${name}“ wurde nicht geändert`;
export const deleted = (name: string) => `Das Label „${name}“ wurde von allen Karten gelöscht.`;
export const notDeleted = (name: string) => `Das Label „${name}“ wurde nicht gelöscht`;
