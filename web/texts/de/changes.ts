/**
 * What people do on a board, once it is done, and if it is not. A failure is the start of a message: a full stop and the
 * reason follow.
 */
import { list, number, plural } from "../format.ts";

/** The title of one card, or how many there are. */
const cards = (titles: readonly string[]) =>
  titles.length === 1 ? `„${titles.join()}“` : `${number(titles.length)} Karten`;
const were = ({ length }: readonly string[]) => plural(length, { one: "wurde", other: "wurden" });

export const failed = (failure: string, reason: string) => `${failure}. ${reason}`;
export const failedOnGoneCard = (failure: string, card: string) =>
  `${failure}: Die Karte „${card}“ ist nicht mehr auf dem Board.`;
export const dependentsUndone = (count: number) =>
  plural(count, {
    one: "Eine Änderung, die darauf aufbaut, wurde mit zurückgenommen.",
    other: `${number(count)} Änderungen, die darauf aufbauen, wurden mit zurückgenommen.`,
  });

export const notAdded = (title: string) => `„${title}“ wurde nicht hinzugefügt`;
export const cardNotRenamed = "Die Karte wurde nicht umbenannt";
export const moved = (title: string) => `„${title}“ wurde verschoben.`;
export const movedTo = (title: string, column: string) => `„${title}“ wurde nach ${column} verschoben.`;
export const notMoved = (title: string) => `„${title}“ wurde nicht verschoben`;
export const notChanged = (title: string) => `„${title}“ wurde nicht geändert`;
export const columnEmptied = (column: string, count: number) =>
  plural(count, {
    one: `1 Karte aus „${column}“ wurde archiviert.`,
    other: `${number(count)} Karten aus „${column}“ wurden archiviert.`,
  });
export const columnNotEmptied = (column: string) => `Nicht alle Karten aus „${column}“ wurden archiviert`;

const withCards = (count: number) =>
  count === 0 ? "" : plural(count, { one: " mit ihrer Karte", other: ` mit ihren ${number(count)} Karten` });
export const columnNotAdded = (column: string) => `Die Spalte „${column}“ wurde nicht hinzugefügt`;
export const columnMoved = (column: string) => `Die Spalte „${column}“ wurde verschoben.`;
export const columnNotMoved = (column: string) => `Die Spalte „${column}“ wurde nicht verschoben`;
export const columnDeleted = (column: string, count: number) =>
  `Die Spalte „${column}“ wurde${withCards(count)} gelöscht.`;
export const columnNotDeleted = (column: string) => `Die Spalte „${column}“ wurde nicht gelöscht`;
export const columnArchived = (column: string, count: number) =>
  `Die Spalte „${column}“ wurde${withCards(count)} archiviert.`;
export const columnNotArchived = (column: string) => `Die Spalte „${column}“ wurde nicht archiviert`;
export const boardNotRenamed = "Das Board wurde nicht umbenannt";
export const templateNotChanged = "Ob das Board eine Vorlage ist, wurde nicht geändert";
export const isTemplateNow =
  "Das Board ist jetzt eine Vorlage. Seine Mitglieder können Boards daraus erstellen.";
export const isNoTemplateNow = "Das Board ist keine Vorlage mehr.";

export const columnFull = (column: string, most: number) =>
  `Die Spalte „${column}“ ist voll: Ihr Limit liegt bei ${plural(most, { one: "1 Karte", other: `${number(most)} Karten` })}.`;
export const columnHasRoomFor = (column: string, places: number, most: number) =>
  `In der Spalte „${column}“ ist noch Platz für ${number(places)}: Ihr Limit liegt bei ${number(most)} Karten.`;

/** One card, or several at once. */
export const labelAdded = (label: string, titles: readonly string[]) =>
  `Label „${label}“ zu ${cards(titles)} hinzugefügt.`;
export const labelNotAdded = (label: string, titles: readonly string[]) =>
  `Label „${label}“ nicht zu ${cards(titles)} hinzugefügt`;
export const labelRemoved = (label: string, titles: readonly string[]) =>
  `Label „${label}“ von ${cards(titles)} entfernt.`;
export const labelNotRemoved = (label: string, titles: readonly string[]) =>
  `Label „${label}“ nicht von ${cards(titles)} entfernt`;
export const assigned = (name: string, titles: readonly string[]) =>
  `${name} ist jetzt ${cards(titles)} zugewiesen.`;
export const notAssigned = (name: string, titles: readonly string[]) =>
  `${name} wurde ${cards(titles)} nicht zugewiesen`;
export const unassigned = (name: string, titles: readonly string[]) =>
  `${name} wurde von ${cards(titles)} entfernt.`;
export const notUnassigned = (name: string, titles: readonly string[]) =>
  `${name} wurde nicht von ${cards(titles)} entfernt`;
export const dueChanged = (titles: readonly string[]) =>
  `Die Fälligkeit von ${cards(titles)} wurde geändert.`;
export const dueNotChanged = (titles: readonly string[]) =>
  `Die Fälligkeit von ${cards(titles)} wurde nicht geändert`;
export const completed = (titles: readonly string[]) =>
  `${cards(titles)} ${were(titles)} als erledigt markiert.`;
export const notCompleted = (titles: readonly string[]) =>
  `${cards(titles)} ${were(titles)} nicht als erledigt markiert`;
export const reopened = (titles: readonly string[]) =>
  `${cards(titles)} ${were(titles)} als nicht erledigt markiert.`;
export const notReopened = (titles: readonly string[]) =>
  `${cards(titles)} ${plural(titles.length, { one: "bleibt", other: "bleiben" })} erledigt`;
export const areCompleteByColumn = (titles: readonly string[]) =>
  plural(titles.length, {
    one: `${cards(titles)} ist erledigt, weil die Spalte für Erledigtes ist.`,
    other: `${cards(titles)} sind erledigt, weil die Spalten für Erledigtes sind.`,
  });
export const archived = (titles: readonly string[]) => `${cards(titles)} ${were(titles)} archiviert.`;
export const notArchived = (titles: readonly string[]) => `${cards(titles)} ${were(titles)} nicht archiviert`;
export const deleted = (titles: readonly string[]) => `${cards(titles)} ${were(titles)} gelöscht.`;
export const notDeleted = (titles: readonly string[]) => `${cards(titles)} ${were(titles)} nicht gelöscht`;
export const allMovedTo = (titles: readonly string[], column: string) =>
  `${cards(titles)} ${were(titles)} nach ${column} verschoben.`;
export const notAllMovedTo = (titles: readonly string[], column: string) =>
  `${cards(titles)} ${were(titles)} nicht nach ${column} verschoben`;
const MOST_NAMED = 3;
export const wereWriting = (names: readonly string[]) =>
  names.length === 1
    ? `${names.join()} hat dort gerade geschrieben. Der Text bleibt erhalten.`
    : `${names.length > MOST_NAMED ? `${number(names.length)} Personen` : list(names)} haben dort gerade geschrieben. Die Texte bleiben erhalten.`;
