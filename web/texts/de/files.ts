import { number, plural } from "../format.ts";

export const filesCount = (count: number) => (count === 0 ? "Dateien" : `Dateien (${number(count)})`);
export const attachFiles = "Dateien anhängen";
export const orDrop = "oder auf die Karte ziehen";
export const coverWith = (name: string) => `${name} als Titelbild verwenden`;
export const removeAsCover = (name: string) => `${name} nicht mehr als Titelbild verwenden`;
export const sizeOfCover = (size: string) => `${size} · Titelbild`;
export const pictureOf = (place: number, count: number) => `${number(place)} von ${number(count)}`;
export const pictureBefore = "Vorheriges Bild";
export const pictureAfter = "Nächstes Bild";
export const ownSize = "Originalgröße";
export const download = "Herunterladen";
export const downloadFile = (name: string) => `${name} herunterladen`;
export const deleteFile = (name: string) => `${name} löschen`;
export const showFile = (name: string) => `${name} anzeigen`;
export const file = "Datei";
export const bytes = (count: number) => plural(count, { one: "1 Byte", other: `${number(count)} Byte` });

export const waitingAndKept = "Warte auf die Verbindung. Die Datei bleibt in diesem Browser gespeichert.";
export const waiting = "Warte auf die Verbindung. Lass diese Seite geöffnet.";
export const uploading = (name: string) => `${name} wird hochgeladen`;
export const uploadingImages = (count: number) =>
  plural(count, { one: "Bild wird hochgeladen", other: `${number(count)} Bilder werden hochgeladen` });
export const notAttached = (reason: string) => `Nicht angehängt. ${reason}`;
export const fileNotAttached = (name: string, reason: string) => `„${name}“ wurde nicht angehängt. ${reason}`;
export const cancelUpload = (name: string) => `Hochladen von ${name} abbrechen`;
export const dismiss = (name: string) => `${name} ausblenden`;
export const notSentForADay = "Die Datei konnte mehr als einen Tag lang nicht gesendet werden.";
export const cardNotCreated = "Die Karte wurde nicht erstellt.";
export const deleted = (name: string) => `„${name}“ wurde gelöscht.`;
export const notDeleted = (name: string) => `„${name}“ wurde nicht gelöscht`;
