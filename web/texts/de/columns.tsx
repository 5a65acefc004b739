import { number, plural } from "../format.ts";

export const addColumn = "Spalte hinzufügen";
export const nameFirstColumn = "Name der ersten Spalte";
export const newColumnName = "Name der neuen Spalte";
export const firstColumnExample = "Zu tun";
export const newColumn = "Neue Spalte";
export const columnName = "Name der Spalte";
export const moveColumn = (title: string) => `Spalte ${title} verschieben`;
export const inColumn = " in ";

/** On a focused card, for screen readers. */
export const cardKeys =
  "Eingabetaste öffnet, Leertaste nimmt auf und verschiebt, V wählt das Ziel, X wählt aus, Fragezeichen zeigt alle Tastenkürzel.";

export const actions = (title: string) => `Aktionen für die Spalte ${title}`;
export const addAtTop = "Karte oben hinzufügen";
export const collapse = "Einklappen";
export const rename = "Umbenennen";
export const color = "Farbe …";
export const cardLimit = "Kartenlimit …";
export const doneColumn = "Spalte für Erledigtes";
export const whatIsDone = "Karten darin gelten als erledigt";
export const moveLeft = "Nach links";
export const moveRight = "Nach rechts";
export const selectAllCards = "Alle Karten auswählen";
export const moveAllCards = "Alle Karten verschieben …";
export const sortCards = "Karten sortieren …";
export const archiveAllCards = "Alle Karten archivieren";
export const archive = "Spalte archivieren";
export const remove = "Spalte löschen";

export const colorOf = (title: string) => `Farbe von ${title}`;
export const colorLabel = "Farbe";

export const cards = (count: number) => plural(count, { one: " Karte", other: " Karten" });
export const cardsAndFull = " Karten, die Spalte ist voll";
export const shownOf = (shown: number) => `${number(shown)} von `;

export const limitOf = (title: string) => `Kartenlimit von ${title}`;
export const maximum = "Höchstzahl der Karten";
export const noLimit = "Kein Limit";
export const removeLimit = "Limit aufheben";
export const limitRange = (most: number) =>
  `Gib eine ganze Zahl von 1 bis ${number(most)} ein oder lass das Feld leer für kein Limit.`;
export const belowCount = (count: number) =>
  plural(count, {
    one: "Die Spalte hat jetzt 1 Karte. Sie bleibt, aber neue kommen erst dazu, wenn Platz ist.",
    other: `Die Spalte hat jetzt ${number(count)} Karten. Sie bleiben, aber neue kommen erst dazu, wenn Platz ist.`,
  });
export const whatLimitDoes = "Eine volle Spalte nimmt erst wieder Karten auf, wenn du eine herausnimmst.";
