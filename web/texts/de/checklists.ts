import { list, number, plural } from "../format.ts";

export const addChecklist = "Checkliste hinzufügen";
export const continueWith = ", weiter mit: ";
export const checklistName = "Name der Checkliste";
export const usualName = "Checkliste";
export const add = "Hinzufügen";
export const actionsFor = (title: string) => `Aktionen für die Checkliste ${title}`;
export const doneOf = (done: number, all: number) => `${number(done)} von ${number(all)}`;
export const progressOf = (title: string) => `Fortschritt von ${title}`;
export const checklistNotAdded = (title: string) => `Die Checkliste „${title}“ wurde nicht hinzugefügt`;
export const checklistNotRenamed = "Die Checkliste wurde nicht umbenannt";
export const notMoved = (name: string) => `„${name}“ wurde nicht verschoben`;
export const checklistDeleted = (title: string) => `Die Checkliste „${title}“ wurde gelöscht.`;
export const checklistNotDeleted = (title: string) => `Die Checkliste „${title}“ wurde nicht gelöscht`;

export const hideDone = "Erledigte Einträge ausblenden";
export const showDone = (count: number) =>
  plural(count, {
    one: "1 erledigten Eintrag anzeigen",
    other: `${number(count)} erledigte Einträge anzeigen`,
  });

export const addItem = "Eintrag hinzufügen";
export const newItemIn = (title: string) => `Neuer Eintrag in ${title}`;
export const itemText = "Text des Eintrags";
export const actionsForItem = (item: string) => `Aktionen für ${item}`;
export const itemNotAdded = "Der Eintrag wurde nicht hinzugefügt";
export const itemsAdded = (count: number) => `${number(count)} Einträge wurden hinzugefügt.`;
export const itemsNotAdded = "Die Einträge wurden nicht hinzugefügt";
export const tooManyLines = (lines: number, most: number) =>
  `Nichts wurde hinzugefügt: Das sind ${number(lines)} Zeilen, auf einmal gehen höchstens ${number(most)}.`;
export const lineTooLong = (line: number, most: number) =>
  `Nichts wurde hinzugefügt: Zeile ${number(line)} ist länger als ${number(most)} Zeichen.`;
export const itemNotChanged = (item: string) => `„${item}“ wurde nicht geändert`;
export const itemDeleted = (item: string) => `„${item}“ wurde gelöscht.`;
export const itemNotDeleted = (item: string) => `„${item}“ wurde nicht gelöscht`;

export const assignPeople = "Personen zuweisen";
export const peopleFor = (item: string) => `Personen für ${item}`;
export const assignPeopleTo = (item: string, names: readonly string[]) =>
  names.length === 0 ? `${item}: Personen zuweisen` : `${item}: Personen zuweisen (zurzeit ${list(names)})`;

export const drag = (item: string) => `${item} ziehen`;
export const place = (title: string, position: number, count: number) =>
  `${title}, Position ${number(position)} von ${number(count)}`;
export const pickedUp = (place: string) =>
  `Aufgenommen. Pfeiltasten nach oben und unten verschieben, Leertaste legt ab, Escape bricht ab. ${place}`;
export const dropped = (place: string) => `Abgelegt: ${place}`;
export const moved = (place: string) => `Verschoben: ${place}`;
export const moveCancelled = "Abgebrochen. Der Eintrag ist wieder an seinem Platz.";
export const deletedMeanwhile = "Der Eintrag wurde gelöscht, während du ihn verschoben hast.";
