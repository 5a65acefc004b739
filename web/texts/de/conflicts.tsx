/** Texts that were written here while somebody else changed the same text. */
import type { ReactNode } from "react";
import type { Author } from "../../board/presence/authors.ts";
import { list, number } from "../format.ts";

/** What a text is; `card` is the title of the card that it is on. */
export const places = {
  updateBoard: (field: string) =>
    field === "title" ? "den Namen des Boards" : "die Beschreibung des Boards",
  updateColumn: () => "den Namen einer Spalte",
  updateCard: (field: string, card: string) =>
    field === "title" ? `den Titel der Karte „${card}“` : `die Beschreibung von „${card}“`,
  updateLabel: () => "den Namen eines Labels",
  updateChecklist: (_: string, card: string) => `den Namen einer Checkliste auf „${card}“`,
  updateItem: (_: string, card: string) => `einen Checklisteneintrag auf „${card}“`,
  updateComment: (_: string, card: string) => `einen Kommentar zu „${card}“`,
};
/** A card whose title is not known. */
export const aCard = "einer Karte";

const who = (author: Author) => {
  if (author === "you") return "Du";
  if (author === "rule") return "Eine Regel";
  return author === "someone" ? "Jemand" : author.name;
};
const whoHas = (author: Author) => `${who(author)} ${author === "you" ? "hast" : "hat"}`;
/** Each once. With several, the verb is the same whoever they are, but for you. */
const allHave = (authors: readonly Author[]) => {
  const names = new Set(authors.map(who));
  const [author = "someone"] = authors;
  if (names.size === 1) return whoHas(author);
  const others = [...names].filter((name) => name !== "Du").map(lowerInside);
  return names.has("Du") ? `Du und ${list(others)} habt` : `${upper(list(others))} haben`;
};
const lowerInside = (name: string) => (/^(Eine Regel|Jemand)$/.test(name) ? name.toLowerCase() : name);
const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
export const changedMeanwhile = (author: Author, place: string, when: ReactNode) => (
  <>
    <bdi>{whoHas(author)}</bdi> {place}
    {author === "you" && " auf einem anderen Gerät oder in einem anderen Fenster"}
    {when && <> {when}</>} geändert, bevor deine Änderung gespeichert werden konnte.
  </>
);
export const notOverwritten = "Nichts wurde überschrieben.";
export const mine = (author: Author) => (author === "you" ? "Dein Text hier" : "Dein Text");
/** What is on the board now. */
export const theirs = (author: Author) => {
  if (author === "you") return "Dein anderer Text";
  return typeof author === "object" ? `Text von ${author.name}` : "Jetzt auf dem Board";
};
export const changesOf = (place: string) => `Inzwischen geändert: ${place}`;
export const mergeHint = "Du kannst deinen Text hier bearbeiten, bevor du ihn behältst.";
/** Above a text that was written here while an earlier one was being merged. */
export const writtenLater = "Das hast du später geschrieben";
export const takeLater = "Stattdessen den späteren Text nehmen";
export const showBoth = "Beide Änderungen zusammen anzeigen";
export const bothTogether = "Beide Änderungen zusammen";
export const heading = "Inzwischen an anderer Stelle geändert";
export const whatToDo = "Wähle, welcher Text bleiben soll. Bis dahin ändert sich auf dem Board nichts.";
const MOST_NAMED = 3;
export const notice = (texts: readonly string[], authors: readonly Author[]) =>
  texts.length > MOST_NAMED
    ? `${number(texts.length)} Texte wurden geändert, bevor deine Änderungen daran gespeichert werden konnten. Alle Texte sind noch da.`
    : `${allHave(authors)} ${list(texts)} geändert, bevor deine ${texts.length === 1 ? "Änderung gespeichert war. Beide" : "Änderungen gespeichert waren. Alle"} Texte sind noch da.`;
