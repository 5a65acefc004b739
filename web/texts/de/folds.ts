/** Each text ends with a participle, as in sentences.ts. */
import type { Part } from "../../activity/sentences/parts.ts";
import { number, plural } from "../format.ts";
import { words } from "../words.ts";
import * as one from "./sentences.ts";

type Card = Part | null;

// The accusative and the dative of cards, labels and people are the same; of others they are not.
const cards = (count: number) => plural(count, { one: "1 Karte", other: `${number(count)} Karten` });
const items = (count: number) => plural(count, { one: "1 Eintrag", other: `${number(count)} Einträge` });
const itemsDative = (count: number) =>
  plural(count, { one: "1 Eintrag", other: `${number(count)} Einträgen` });
const files = (count: number) => plural(count, { one: "1 Datei", other: `${number(count)} Dateien` });
const comments = (count: number) =>
  plural(count, { one: "1 Kommentar", other: `${number(count)} Kommentare` });
const columns = (count: number) => plural(count, { one: "1 Spalte", other: `${number(count)} Spalten` });
const labels = (count: number) => plural(count, { one: "1 Label", other: `${number(count)} Labels` });
const people = (count: number) => plural(count, { one: "1 Person", other: `${number(count)} Personen` });

export const undoing = (did: readonly Part[]): Part[] => [
  ...did,
  " und damit frühere Änderungen rückgängig gemacht",
];
export const redoing = (did: readonly Part[]): Part[] => [...did, " und damit frühere Änderungen wiederholt"];

export const addedCards = (count: number, column: Part) => words`${cards(count)} zu ${column} hinzugefügt`;
export const restoredCards = (count: number, column: Part) =>
  words`${cards(count)} in ${column} wiederhergestellt`;
export const archivedCards = (count: number, column: Part) => words`${cards(count)} in ${column} archiviert`;
export const deletedCards = (count: number, column: Part) => words`${cards(count)} aus ${column} gelöscht`;
export const movedCards = (count: number, column: Part) => words`${cards(count)} nach ${column} verschoben`;
export const movedCardsWithin = (count: number, column: Part) =>
  words`${cards(count)} innerhalb von ${column} verschoben`;
export const completedCards = (count: number) => words`${cards(count)} als erledigt markiert`;
export const reopenedCards = (count: number) => words`${cards(count)} als nicht erledigt markiert`;
export const setDates = {
  start_at: (count: number) => words`das Startdatum von ${cards(count)} gesetzt`,
  due_at: (count: number) => words`das Fälligkeitsdatum von ${cards(count)} gesetzt`,
};
export const removedDates = {
  start_at: (count: number) => words`das Startdatum von ${cards(count)} entfernt`,
  due_at: (count: number) => words`das Fälligkeitsdatum von ${cards(count)} entfernt`,
};
export const addedLabels = (added: readonly Part[], count: number) => one.addedLabels(added, cards(count));
export const removedLabels = (removed: readonly Part[], count: number) =>
  one.removedLabels(removed, cards(count));
export const assigned = (who: readonly Part[], count: number) =>
  who.length > 0 ? one.assigned(who, cards(count)) : words`${cards(count)} zugewiesen`;
export const unassigned = (who: readonly Part[], count: number) =>
  one.unassigned(who.length > 0 ? who : ["Personen"], cards(count));

export const addedItems = (count: number, list: Part, card: Card) =>
  words`${items(count)} zu ${list}${one.on(card, "auf")} hinzugefügt`;
export const deletedItems = (count: number, list: Part, card: Card) =>
  words`${items(count)} aus ${list}${one.on(card, "auf")} gelöscht`;
export const movedItemsWithin = (count: number, list: Part, card: Card) =>
  words`${items(count)} innerhalb von ${list}${one.on(card, "auf")} verschoben`;
export const movedItems = (count: number, list: Part, card: Card) =>
  words`${items(count)} nach ${list}${one.on(card, "auf")} verschoben`;
export const tickedItems = (count: number, card: Card) =>
  words`${items(count)}${one.on(card, "auf")} abgehakt`;
export const untickedItems = (count: number, card: Card) =>
  words`die Häkchen bei ${itemsDative(count)}${one.on(card, "auf")} entfernt`;

export const attachedFiles = (count: number, card: Card) =>
  words`${files(count)}${one.on(card, "an")} angehängt`;
export const restoredFiles = (count: number, card: Card) =>
  words`${files(count)}${one.on(card, "auf")} wiederhergestellt`;
export const deletedFiles = (count: number, card: Card) =>
  words`${files(count)}${one.on(card, "von")} gelöscht`;
export const wroteComments = (count: number, card: Card) =>
  words`${comments(count)}${one.on(card, "zu")} geschrieben`;
export const restoredComments = (count: number, card: Card) =>
  words`${comments(count)}${one.on(card, "zu")} wiederhergestellt`;
export const editedComments = (count: number, card: Card) =>
  words`${comments(count)}${one.on(card, "zu")} bearbeitet`;
export const deletedComments = (count: number, card: Card) =>
  words`${comments(count)}${one.on(card, "zu")} gelöscht`;

export const addedColumns = (count: number) => words`${columns(count)} hinzugefügt`;
export const restoredColumns = (count: number) => words`${columns(count)} wiederhergestellt`;
export const archivedColumns = (count: number) => words`${columns(count)} archiviert`;
export const deletedColumns = (count: number) => words`${columns(count)} gelöscht`;
export const movedColumns = (count: number) => words`${columns(count)} verschoben`;
export const createdLabels = (count: number) => words`${labels(count)} erstellt`;
export const restoredLabels = (count: number) => words`${labels(count)} wiederhergestellt`;
export const deletedLabels = (count: number) => words`${labels(count)} gelöscht`;
export const addedMembers = (count: number) => words`${people(count)} zum Board hinzugefügt`;
export const removedMembers = (count: number) => words`${people(count)} aus dem Board entfernt`;

/** Everything that a new board began with, on the board and on one of its cards. */
export const setUpBoard = (columnCount: number, cardCount: number) =>
  words`das Board mit ${columns(columnCount)} und ${cards(cardCount)} eingerichtet`;
export const setUpCard = words`diese Karte eingerichtet`;
