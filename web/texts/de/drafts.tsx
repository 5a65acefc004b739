/** Text that somebody is writing while others change or delete what it belongs to. */
import type { Author, Removal } from "../../board/presence/authors.ts";
import { number, plural } from "../format.ts";

export const who = (author: Author) => {
  if (author === "you") return "Du hast";
  if (author === "rule") return "Eine Regel hat";
  return author === "someone" ? "Jemand hat" : `${author.name} hat`;
};

export const changedThis = (author: Author) => (
  <>
    <bdi>{who(author)}</bdi> das geändert, während du {author === "you" ? "es hier" : "es"} bearbeitet hast.
    Was sich geändert hat, ist unten markiert.
  </>
);
export const theirChanges = "Was sich inzwischen geändert hat";
export const empty = "(leer)";
export const differentParts =
  "Ihr habt verschiedene Stellen geändert: „Beides behalten“ übernimmt die andere Änderung in deinen Text. Gespeichert wird erst, wenn du speicherst.";
export const chooseOne = "Wähle, mit welchem Text es weitergeht. Gespeichert wird erst, wenn du speicherst.";
export const chooseToSave = "Zum Speichern wähle erst oben, welcher Text bleiben soll.";
export const chooseFirst = "Noch nicht gespeichert: Wähle, welcher Text bleiben soll.";
export const sameLines = (count: number) =>
  `Ihr habt beide ${plural(count, { one: "eine Stelle", other: `${number(count)} Stellen` })} geändert: Wähle unten, was ${plural(count, { one: "davon", other: "von jeder" })} bleibt, und führe dann zusammen.`;
export const savedLater = "Gespeichert wird erst, wenn du speicherst.";
export const passage = (index: number, count: number) =>
  count === 1
    ? "Von euch beiden geändert"
    : `Von euch beiden geändert (${number(index)} von ${number(count)})`;
export const versions = {
  mine: "Deine Fassung",
  theirs: (author: Author) => (typeof author === "object" ? `Von ${author.name}` : "Jetzt auf dem Board"),
  both: "Beide",
};
export const removedHere = "(entfernt)";
export const combine = "Zusammenführen";
export const keepBoth = "Beides behalten";
export const keepMine = "Meinen Text behalten";
export const useTheirs = "Den anderen nehmen";
export const theirsKept = "Der andere Text bleibt. Deiner wurde nicht gespeichert.";
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
export const discard = "Verwerfen";

export const removedWhileMoving = (title: string, removal: Removal | null) =>
  removal
    ? `${who(removal.author)} „${title}“ ${removed(removal.isArchived)}, während du die Karte verschoben hast.`
    : `„${title}“ wurde vom Board entfernt, während du die Karte verschoben hast.`;
