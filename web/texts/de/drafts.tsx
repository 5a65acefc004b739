/** Text that somebody is writing while others change or delete what it belongs to. */
import type { Author, Removal } from "../../board/presence/authors.ts";
import { number, plural } from "../format.ts";

export const who = (author: Author) => {
  if (author === "you") return "Du hast";
  if (author === "rule") return "Eine Regel hat";
  return author === "someone" ? "Jemand hat" : `${author.name} hat`;
};

export const changedThis = (author: Author) =>
  author === "you" ? (
    "Du hast das auf einem anderen Gerät oder in einem anderen Fenster geändert, während du es hier bearbeitet hast."
  ) : (
    <>
      <bdi>{who(author)}</bdi> das geändert, während du es bearbeitet hast.
    </>
  );
export const tookOver = (author: Author) =>
  author === "you" ? "Du hast das gerade anderswo geändert." : `${who(author)} das gerade geändert.`;
export const merged = (author: Author) =>
  author === "you"
    ? "Was du anderswo geändert hast, steht jetzt auch in deinem Text."
    : `${who(author)} andere Zeilen geändert: Beide Änderungen stehen in deinem Text.`;
export const unmerge = "Wieder herausnehmen";
export const theirChanges = "Was sich inzwischen geändert hat";
export const empty = "(leer)";
export const differentParts = (author: Author) =>
  `${author === "you" ? "Deine beiden Änderungen betreffen verschiedene Stellen" : "Ihr habt verschiedene Stellen geändert"}. „Beides behalten“ führt sie zusammen.`;
export const bothNew = (author: Author) =>
  `Vorher stand hier nichts, und ${author === "you" ? "du hast zwei Texte geschrieben" : "ihr habt beide einen Text geschrieben"}. „Beides behalten“ führt sie zusammen.`;
export const chooseOne = "Wähle, mit welchem Text es weitergeht.";
export const chooseToSave = "Wähle vor dem Speichern oben, welcher Text bleiben soll.";
export const chooseFirst = "Noch nicht gespeichert: Wähle, welcher Text bleiben soll.";
export const sameLines = (count: number, author: Author) =>
  `${author === "you" ? "Du hast" : "Ihr habt beide"} ${plural(count, { one: "eine Stelle", other: `${number(count)} Stellen` })}${author === "you" ? " hier wie dort" : ""} geändert: Wähle unten, was ${plural(count, { one: "davon", other: "von jeder" })} bleibt, und führe dann zusammen.`;
export const savedLater = "Gespeichert wird erst, wenn du speicherst.";
export const passage = (index: number, count: number, author: Author) => {
  const what = author === "you" ? "Hier und dort geändert" : "Von euch beiden geändert";
  return count === 1 ? what : `${what} (${number(index)} von ${number(count)})`;
};
export const versions = {
  mine: (author: Author) => (author === "you" ? "Deine Fassung hier" : "Deine Fassung"),
  theirs: (author: Author) => {
    if (author === "you") return "Deine andere Fassung";
    if (author === "rule") return "Fassung der Regel";
    return typeof author === "object" ? `Fassung von ${author.name}` : "Die andere Fassung";
  },
  both: () => "Beide",
};
export const removedHere = "(entfernt)";
export const combine = "Zusammenführen";
export const keepBoth = "Beides behalten";
export const keepMine = (author: Author) => (author === "you" ? "Diesen behalten" : "Meinen behalten");
export const useTheirs = (author: Author) =>
  author === "you" ? "Meinen anderen nehmen" : "Den anderen nehmen";
export const theirsKept = (author: Author) => {
  if (author === "you") return "Dein anderer Text bleibt. Der von hier wurde nicht gespeichert.";
  const text = typeof author === "object" ? `Der Text von ${author.name}` : "Der andere Text";
  return `${text} bleibt. Deiner wurde nicht gespeichert.`;
};
export const useMineAfterAll = "Doch meinen nehmen";

const removed = (isArchived: boolean) => (isArchived ? "archiviert" : "gelöscht");

export const removedColumn = (author: Author, title: string, isArchived: boolean) =>
  `${who(author)} die Spalte „${title}“ ${removed(isArchived)}`;
export const removedCard = (author: Author, title: string, isArchived: boolean) =>
  `${who(author)} die Karte „${title}“ ${removed(isArchived)}`;
export const deletedChecklist = (author: Author, title: string) =>
  `${who(author)} die Checkliste „${title}“ gelöscht`;
export const deletedItem = (author: Author) => `${who(author)} den Eintrag gelöscht`;
export const deletedComment = (author: Author) => `${who(author)} deinen Kommentar gelöscht`;
/** After a sentence about what was deleted. */
export const keptUntilDismissed = (what: string) =>
  `${what}. Dein Text bleibt erhalten, bis du diese Meldung schließt.`;
export const copyText = "Text kopieren";
export const draft = "Entwurf";
/** Between “Entwurf” and its text, where only screen readers say it. */
export const continueWith = ", weiter mit: ";
export const discard = "Verwerfen";

export const removedWhileMoving = (title: string, removal: Removal | null) =>
  removal
    ? `${who(removal.author)} „${title}“ ${removed(removal.isArchived)}, während du die Karte verschoben hast.`
    : `„${title}“ wurde vom Board entfernt, während du die Karte verschoben hast.`;
