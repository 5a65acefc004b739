import { number, plural } from "../format.ts";

export const activity = "Aktivität";
export const closeActivity = "Aktivität schließen";
export const showNew = (count: number) =>
  plural(count, { one: "1 neue Änderung anzeigen", other: `${number(count)} neue Änderungen anzeigen` });
export const changes = (count: number) =>
  plural(count, { one: "1 Änderung", other: `${number(count)} Änderungen` });

export const show = "Zeigen";
export const onTheBoard = (name: string) => `: ${name} auf dem Board`;
export const ofThis = (did: string) => `: ${did}`;
export const theCard = "die Karte";
export const theColumn = "die Spalte";
/** Of the time of a change, which leads there. */
export const boardThen = "Das Board zu diesem Zeitpunkt zeigen";
export const cardIsGone = "Diese Karte ist nicht mehr auf dem Board.";
export const columnIsGone = "Diese Spalte ist nicht mehr auf dem Board.";
export const filterCleared = "Der Filter wurde aufgehoben, weil er diese Karte ausgeblendet hat.";

export const whose = "Aktivität filtern";
export const activityOf = (name: string) => `Aktivität von ${name}`;
export const activityOfEveryone = "Aktivität von allen";
export const everyone = "Alle";
export const ofTopic = (whose: string, topic: string) => `${whose}: ${topic}`;
export const everything = "Alle Änderungen";
export const topics = {
  comments: "Kommentare",
  cards: "Änderungen an Karten",
  removals: "Archiviert und gelöscht",
  board: "Spalten, Labels, Mitglieder",
};
export const nothingOfTopic = "Hier ist nichts dieser Art geschehen.";
export const youChangedNothing = "Du hast auf diesem Board noch nichts geändert.";
export const changedNothing = (name: string) => `${name} hat auf diesem Board noch nichts geändert.`;
export const formerMemberChangedNothing = "Diese Person hat auf diesem Board noch nichts geändert.";
export const olderIsGone = "Älteres wird nicht mehr aufbewahrt.";

export const loading = "Aktivität wird geladen";
export const loadingOlder = "Älteres wird geladen";
export const notLoaded = (reason: string) => `Die Aktivität konnte nicht geladen werden. ${reason}`;
export const panelNotLoaded = "Die Aktivität konnte nicht geladen werden. Das Board funktioniert weiterhin.";
