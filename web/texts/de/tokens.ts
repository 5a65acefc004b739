import { dateFormat, number, plural } from "../format.ts";

const DAY = dateFormat({ dateStyle: "medium" });

export const tokens = "API-Tokens";
export const tokensNote =
  "Für Skripte und Apps, die in deinem Namen handeln, nur mit den Rechten, die du ihnen gibst.";
export const noTokens = "Du hast keine API-Tokens.";
export const newToken = "Neuer Token …";
export const newTokenTitle = "Neuer API-Token";
export const createToken = "Token erstellen";
export const name = "Name";
export const nameHint = "Wofür du ihn brauchst. Andere sehen ihn neben deinem Namen in der Aktivität.";
export const rights = "Rechte";
export const scopes = {
  read: "Lesen",
  write: "Lesen und schreiben",
  admin: "Lesen, schreiben und verwalten",
};
export const scopeNotes = {
  read: "Boards, Karten und Kommentare sehen.",
  write: "Außerdem Karten, Spalten, Labels und Kommentare ändern.",
  admin: "Außerdem, was Eigentümer dürfen: Mitglieder, Einladungen, Regeln, Boards löschen.",
};
export const boards = "Boards";
export const allBoards = "Alle meine Boards";
export const onlyThese = "Nur diese Boards:";
export const chooseBoard = "Wähle mindestens ein Board.";
export const boardsNotLoaded = "Deine Boards konnten nicht geladen werden.";
export const onBoards = (count: number) =>
  plural(count, { one: "1 Board", other: `${number(count)} Boards` });
export const expiry = "Läuft ab";
export const lifetimes = { 30: "In 30 Tagen", 90: "In 90 Tagen", 365: "In einem Jahr", 0: "Nie" };
export const expires = (at: string) => `läuft am ${DAY.format(new Date(at))} ab`;
export const hasExpired = (at: string) => `am ${DAY.format(new Date(at))} abgelaufen`;
export const neverExpires = "läuft nie ab";
export const usedJustNow = "gerade benutzt";
export const usedAgo = (ago: string) => `zuletzt benutzt: ${ago}`;
export const neverUsed = "nie benutzt";
export const tokenOf = (name: string) => `Token „${name}“`;
export const copyNow = "Kopiere den Token jetzt. Er wird nicht wieder angezeigt.";
export const done = "Fertig";
export const deleteNamed = (name: string) => `${name} löschen`;
export const deleteQuestion = (name: string) => `Den Token „${name}“ löschen?`;
export const deleteWarning =
  "Was ihn benutzt, funktioniert sofort nicht mehr. Das lässt sich nicht rückgängig machen.";
export const deleteToken = "Token löschen";
export const tokenDeleted = (name: string) => `Der Token „${name}“ ist gelöscht.`;
export const tokenNotDeleted = "Der Token wurde nicht gelöscht.";
export const restNotLoaded = "Der Rest der Liste konnte nicht geladen werden.";
