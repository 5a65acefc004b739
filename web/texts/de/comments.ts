import { list, plural } from "../format.ts";

export const newComment = "Neuer Kommentar";
export const writeComment = "Kommentar schreiben …";
export const comment = "Kommentieren";
export const hint = "Markdown geht, @ erwähnt jemanden, # verweist auf eine Karte.";
export const keySends = "Strg+Eingabe sendet.";

export const areWriting = (names: readonly string[]) =>
  plural(names.length, { one: `${list(names)} schreibt …`, other: `${list(names)} schreiben …` });
export const commentBy = (name: string) => `Kommentar von ${name}`;
export const somebody = "Jemand";
export const actionsFor = (name: string) => `Aktionen für den Kommentar von ${name}`;
export const edited = " · bearbeitet ";
export const imported = " · importiert";
export const importedFrom = (name: string) => `Importiert: in der Datei von „${name}“ geschrieben`;
export const editComment = "Kommentar bearbeiten";
export const discardText = "Deinen Text verwerfen?";
export const notSent = "Der Kommentar wurde nicht gesendet";
export const notChanged = "Der Kommentar wurde nicht geändert";
export const deleted = "Der Kommentar wurde gelöscht.";
export const notDeleted = "Der Kommentar wurde nicht gelöscht";
