import { number, plural } from "../format.ts";

export const comments = (count: number) => (count > 0 ? `Kommentare (${number(count)})` : "Kommentare");
export const commentsAndActivity = (count: number) =>
  count > 0 ? `Kommentare (${number(count)}) und Aktivität` : "Kommentare und Aktivität";
export const onlyComments = "Nur Kommentare";
export const showNewComments = (count: number) =>
  plural(count, { one: "1 neuen Kommentar anzeigen", other: `${number(count)} neue Kommentare anzeigen` });
export const showNew = (count: number) =>
  plural(count, { one: "1 neue Änderung anzeigen", other: `${number(count)} neue Änderungen anzeigen` });
export const moreChanges = (count: number) => `${number(count)} weitere Änderungen anzeigen`;
export const fewerChanges = "Weniger Änderungen anzeigen";
export const loading = "Kommentare und Aktivität werden geladen";
export const olderComments = "Ältere Kommentare anzeigen";
export const olderActivity = "Ältere Aktivität anzeigen";
export const commentsNotLoaded = (reason: string) => `Die Kommentare konnten nicht geladen werden. ${reason}`;
export const commentsStored = (reason: string) =>
  `Diese Kommentare waren auf diesem Gerät gespeichert und sind vielleicht nicht aktuell. ${reason}`;
export const commentsOffline = "Die Kommentare werden geladen, sobald du wieder online bist.";
export const commentsStoredHere =
  "Diese Kommentare waren auf diesem Gerät gespeichert und sind vielleicht nicht aktuell.";
export const activityNotLoaded = (reason: string) => `Die Aktivität konnte nicht geladen werden. ${reason}`;
