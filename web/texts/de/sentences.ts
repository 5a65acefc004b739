/** Each text ends with a participle: „Du hast …“, „Alice hat …“. */
import type { Part } from "../../activity/sentences/parts.ts";
import { listOf, number, plural } from "../format.ts";
import { words } from "../words.ts";

type Card = Part | null;

export const quoted = (name: string) => `„${name}“`;

export const sentence = (actor: Part, isMe: boolean, did: readonly Part[]): Part[] => [
  actor,
  isMe ? " hast " : " hat ",
  ...did,
];
export const via = (token: string): Part[] => [" über ", { kind: "person", name: token }];
export const you = "Du";
export const aRule = "Eine Regel";
export const formerMember = "Ein früheres Mitglied";
export const toYou = "dich";
export const toYourself = "dich selbst";
export const toThemselves = "sich selbst";
// In the dative, which every preposition below takes.
export const deletedColumn = "einer gelöschten Spalte";
export const deletedCard = "einer gelöschten Karte";
export const deletedChecklist = "einer gelöschten Checkliste";

const accusative = (card: Card): Part => card ?? "diese Karte";
const dative = (card: Card): Part => card ?? "dieser Karte";
/** Of what something is. */
const of = (card: Card): Part[] => (card ? ["von ", card] : ["dieser Karte"]);
/** Where the card is clear, it is not named. */
export const on = (card: Card, preposition: string): Part[] => (card ? [` ${preposition} `, card] : []);

export const undoing = (did: readonly Part[]): Part[] => [
  ...did,
  " und damit eine frühere Änderung rückgängig gemacht",
];
export const redoing = (did: readonly Part[]): Part[] => [
  ...did,
  " und damit eine frühere Änderung wiederholt",
];
export const clauses = (each: readonly (readonly Part[])[]): Part[] => listOf(each);

export const changedBoard = words`das Board geändert`;
export const createdBoard = words`das Board erstellt`;
export const restoredBoard = words`das Board wiederhergestellt`;
export const deletedBoard = words`das Board gelöscht`;
export const renamedBoard = (from: Part, to: Part) => words`das Board von ${from} in ${to} umbenannt`;
export const describedBoard = {
  added: words`dem Board eine Beschreibung gegeben`,
  changed: words`die Beschreibung des Boards geändert`,
  removed: words`die Beschreibung des Boards entfernt`,
};
export const recoloredBoard = words`die Farbe des Boards geändert`;
export const removedBoardColor = words`die Farbe des Boards entfernt`;
export const madeTemplate = words`das Board zur Vorlage gemacht`;
export const endedTemplate = words`aufgehört, das Board als Vorlage zu verwenden`;
export const gaveRole = {
  owner: (person: readonly Part[]) => words`${person} zum Eigentümer gemacht`,
  member: (person: readonly Part[]) => words`${person} zum Mitglied gemacht`,
};
export const joinedBoard = (isMe: boolean) => words`${isMe ? "dich" : "sich"} dem Board angeschlossen`;
export const leftBoard = words`das Board verlassen`;
export const matchedPerson = (name: Part, person: readonly Part[]) =>
  words`für ${name} aus dem Import ${person} eingesetzt`;
export const unmatchedPerson = (name: Part, person: readonly Part[]) =>
  words`die Zuordnung von ${name} aus dem Import zu ${person} aufgehoben`;
export const addedMember = (person: readonly Part[]) => words`${person} zum Board hinzugefügt`;
export const removedMember = (person: readonly Part[]) => words`${person} aus dem Board entfernt`;

export const addedColumn = (column: Part) => words`die Spalte ${column} hinzugefügt`;
export const restoredColumn = (column: Part) => words`die Spalte ${column} wiederhergestellt`;
export const renamedColumn = (from: Part, to: Part) => words`die Spalte ${from} in ${to} umbenannt`;
export const recoloredColumn = (column: Part) => words`die Farbe der Spalte ${column} geändert`;
export const markedCardsDone = (column: Part) => words`die Karten in ${column} als erledigt markiert`;
export const stoppedMarkingDone = (column: Part) =>
  words`die Kennzeichnung der Karten in ${column} als erledigt aufgehoben`;
export const limitedColumn = (column: Part, cards: number) =>
  words`die Spalte ${column} auf ${plural(cards, { one: "1 Karte", other: `${number(cards)} Karten` })} begrenzt`;
export const removedLimit = (column: Part) => words`das Kartenlimit der Spalte ${column} aufgehoben`;
export const changedColumn = (column: Part) => words`die Spalte ${column} geändert`;
export const archivedColumn = (column: Part) => words`die Spalte ${column} archiviert`;
export const deletedTheColumn = (column: Part) => words`die Spalte ${column} gelöscht`;
export const movedColumn = {
  back: (column: Part) => words`die Spalte ${column} nach links verschoben`,
  forth: (column: Part) => words`die Spalte ${column} nach rechts verschoben`,
  unknown: (column: Part) => words`die Spalte ${column} verschoben`,
};

export const createdLabel = (label: Part) => words`das Label ${label} erstellt`;
export const restoredLabel = (label: Part) => words`das Label ${label} wiederhergestellt`;
export const deletedLabel = (label: Part) => words`das Label ${label} gelöscht`;
export const renamedLabel = (from: Part, to: Part) => words`das Label ${from} in ${to} umbenannt`;
export const recoloredLabel = (label: Part) => words`die Farbe des Labels ${label} geändert`;
export const changedItsColor = words`seine Farbe geändert`;
export const changedLabel = (label: Part) => words`das Label ${label} geändert`;

export const addedCard = (card: Card, column: Part) => words`${accusative(card)} zu ${column} hinzugefügt`;
export const restoredCard = (card: Card, column: Part) =>
  words`${accusative(card)} in ${column} wiederhergestellt`;
export const archivedCard = (card: Card, column: Part) => words`${accusative(card)} in ${column} archiviert`;
export const deletedTheCard = (card: Card, column: Part) => words`${accusative(card)} aus ${column} gelöscht`;
export const movedCard = (card: Card, from: Part, to: Part) =>
  words`${accusative(card)} von ${from} nach ${to} verschoben`;
export const movedCardWithin = {
  back: (card: Card, column: Part) => words`${accusative(card)} in ${column} nach oben verschoben`,
  forth: (card: Card, column: Part) => words`${accusative(card)} in ${column} nach unten verschoben`,
  unknown: (card: Card, column: Part) => words`${accusative(card)} in ${column} verschoben`,
};
export const changedCard = (card: Card) => words`${accusative(card)} geändert`;
export const renamedCard = (from: Part, to: Part, isHere: boolean) =>
  isHere ? words`diese Karte von ${from} in ${to} umbenannt` : words`${from} in ${to} umbenannt`;
export const describedCard = {
  added: (card: Card) => words`eine Beschreibung zu ${dative(card)} hinzugefügt`,
  changed: (card: Card) => words`die Beschreibung ${of(card)} geändert`,
  removed: (card: Card) => words`die Beschreibung ${of(card)} entfernt`,
};
export const describedIt = {
  added: words`eine Beschreibung hinzugefügt`,
  changed: words`die Beschreibung geändert`,
  removed: words`die Beschreibung entfernt`,
};
export const setStart = (card: Card, date: string) => words`das Startdatum ${of(card)} auf ${date} gesetzt`;
export const setItsStart = (date: string) => words`das Startdatum auf ${date} gesetzt`;
export const removedStart = (card: Card) => words`das Startdatum ${of(card)} entfernt`;
export const removedItsStart = words`das Startdatum entfernt`;
export const setDue = (card: Card, date: string) =>
  words`das Fälligkeitsdatum ${of(card)} auf ${date} gesetzt`;
export const setItsDue = (date: string) => words`das Fälligkeitsdatum auf ${date} gesetzt`;
export const removedDue = (card: Card) => words`das Fälligkeitsdatum ${of(card)} entfernt`;
export const removedItsDue = words`das Fälligkeitsdatum entfernt`;
export const completed = (card: Card) => words`${accusative(card)} als erledigt markiert`;
export const completedIt = words`sie als erledigt markiert`;
export const reopened = (card: Card) => words`${accusative(card)} als nicht erledigt markiert`;
export const reopenedIt = words`sie als nicht erledigt markiert`;
export const addedCover = (card: Card) => words`ein Titelbild zu ${dative(card)} hinzugefügt`;
export const addedItsCover = words`ein Titelbild hinzugefügt`;
export const changedCover = (card: Card) => words`das Titelbild ${of(card)} geändert`;
export const changedItsCover = words`das Titelbild geändert`;
export const removedCover = (card: Card) => words`das Titelbild ${of(card)} entfernt`;
export const removedItsCover = words`das Titelbild entfernt`;

const labelled = (labels: readonly Part[]): Part[] => {
  if (labels.length === 0) return ["ein Label"];
  return [plural(labels.length, { one: "das Label ", other: "die Labels " }), ...names(labels)];
};
const names = (parts: readonly Part[]): Part[] => listOf(parts.map((part) => [part]));
export const people = names;
export const others = (count: number) => `${number(count)} weitere`;
export const addedLabels = (labels: readonly Part[], card: Card) =>
  words`${labelled(labels)} zu ${dative(card)} hinzugefügt`;
export const removedLabels = (labels: readonly Part[], card: Card) =>
  words`${labelled(labels)} von ${dative(card)} entfernt`;
export const assigned = (who: readonly Part[], card: Card) => words`${who} ${dative(card)} zugewiesen`;
export const assignedAgain = (card: Card) =>
  words`Personen zugewiesen, die ${dative(card)} schon zugewiesen waren`;
export const unassigned = (who: readonly Part[], card: Card) => words`${who} von ${dative(card)} abgezogen`;
export const unassignedSomebody = (card: Card) => words`Personen von ${dative(card)} abgezogen`;

export const addedChecklist = (title: Part, card: Card) =>
  words`die Checkliste ${title}${on(card, "zu")} hinzugefügt`;
export const renamedChecklist = (from: Part, to: Part, card: Card) =>
  words`die Checkliste ${from}${on(card, "auf")} in ${to} umbenannt`;
export const changedChecklist = (title: Part, card: Card) =>
  words`die Checkliste ${title}${on(card, "auf")} geändert`;
export const deletedTheChecklist = (title: Part, card: Card) =>
  words`die Checkliste ${title}${on(card, "von")} gelöscht`;
export const movedChecklist = {
  back: (title: Part, card: Card) => words`die Checkliste ${title}${on(card, "auf")} nach oben verschoben`,
  forth: (title: Part, card: Card) => words`die Checkliste ${title}${on(card, "auf")} nach unten verschoben`,
  unknown: (title: Part, card: Card) => words`die Checkliste ${title}${on(card, "auf")} verschoben`,
};

export const addedItem = (item: Part, list: Part, card: Card) =>
  words`${item} zu ${list}${on(card, "auf")} hinzugefügt`;
export const deletedItem = (item: Part, list: Part, card: Card) =>
  words`${item} aus ${list}${on(card, "auf")} gelöscht`;
export const changedItem = (item: Part, card: Card) => words`${item}${on(card, "auf")} geändert`;
export const ticked = (item: Part, card: Card) => words`${item}${on(card, "auf")} abgehakt`;
export const unticked = (item: Part, card: Card) => words`das Häkchen bei ${item}${on(card, "auf")} entfernt`;
export const reworded = (from: Part, to: Part, card: Card) =>
  words`${from}${on(card, "auf")} in ${to} geändert`;
export const tickedIt = words`abgehakt`;
export const untickedIt = words`das Häkchen entfernt`;
export const movedItem = (item: Part, lists: { from: Part; to: Part }, card: Card) =>
  words`${item}${on(card, "auf")} von ${lists.from} nach ${lists.to} verschoben`;
export const movedItemWithin = {
  back: (item: Part, list: Part, card: Card) =>
    words`${item} in ${list}${on(card, "auf")} nach oben verschoben`,
  forth: (item: Part, list: Part, card: Card) =>
    words`${item} in ${list}${on(card, "auf")} nach unten verschoben`,
  unknown: (item: Part, list: Part, card: Card) => words`${item} in ${list}${on(card, "auf")} verschoben`,
};
export const assignedItem = (who: readonly Part[], item: Part, card: Card) =>
  words`${who} ${item}${on(card, "auf")} zugewiesen`;
export const assignedItemAgain = (item: Part, card: Card) =>
  words`Personen zugewiesen, die ${item}${on(card, "auf")} schon zugewiesen waren`;
export const unassignedItem = (who: readonly Part[], item: Part, card: Card) =>
  words`${who} von ${item}${on(card, "auf")} abgezogen`;
export const unassignedSomebodyFromItem = (item: Part, card: Card) =>
  words`Personen von ${item}${on(card, "auf")} abgezogen`;

export const attached = (file: Part, card: Card) => words`${file}${on(card, "an")} angehängt`;
export const restoredFile = (file: Part, card: Card) =>
  words`die Datei ${file}${on(card, "auf")} wiederhergestellt`;
export const deletedFile = (file: Part, card: Card) => words`die Datei ${file}${on(card, "von")} gelöscht`;

export const commented = (card: Card) =>
  card ? words`zu ${card} einen Kommentar geschrieben` : words`kommentiert`;
export const restoredComment = (card: Card) => words`einen Kommentar${on(card, "zu")} wiederhergestellt`;
export const editedComment = (card: Card) => words`einen Kommentar${on(card, "zu")} bearbeitet`;
export const deletedComment = (card: Card) => words`einen Kommentar${on(card, "zu")} gelöscht`;
