import type { Author } from "../../board/presence/authors.ts";
import { number, plural } from "../format.ts";

export const undo = "Rückgängig";
export const redo = "Wiederholen";
/** Followed by what was done: "„Login reparieren“ nach Fertig verschoben". */
export const done = { undo: "Rückgängig gemacht", redo: "Wiederholt" };
export const failed = { undo: "Nicht rückgängig gemacht", redo: "Nicht wiederholt" };
export const nothingLeft = {
  undo: "Es gibt nichts rückgängig zu machen.",
  redo: "Es gibt nichts zu wiederholen.",
};
export const nothingLeftInCard = {
  undo: "In dieser Karte gibt es nichts rückgängig zu machen.",
  redo: "In dieser Karte gibt es nichts zu wiederholen.",
};
export const about = (heading: string, what: string, others: number) =>
  `${heading}: ${what}${others > 0 ? plural(others, { one: " und 1 weitere", other: ` und ${number(others)} weitere` }) : ""}`;
/** Where nothing says what was done. */
export const aChange = "eine Änderung";
export const sentence = (words: string) => `${words}.`;
export const olderOutOfReach =
  "Ältere Änderungen lassen sich erst rückgängig machen, wenn Boardcast wieder erreichbar ist.";

const whoHas = (author: Author) => {
  if (author === "you") return "Du hast";
  if (author === "rule") return "Eine Regel hat";
  return author === "someone" ? "Jemand hat" : `${author.name} hat`;
};
/** `ago` is a time such as "vor 5 Minuten", or empty. */
export const changedSince = (author: Author, ago: string) =>
  `${whoHas(author)} es ${ago || "inzwischen"} geändert.`;
/** `did` is what somebody did, without who; it ends with a participle. */
export const didSince = (author: Author, did: string, ago: string) =>
  `${whoHas(author)} ${ago || "inzwischen"} ${did}.`;
export const show = "Zeigen";
export const tooLongAgo = "Es wurde endgültig gelöscht oder ist zu lange her.";
export const notMembership = "Mitglieder hinzufügen und entfernen lässt sich nicht rückgängig machen.";
export const notRoles =
  "Rollen werden nicht rückgängig gemacht. Ändere sie unter „Mitglieder“ wieder zurück.";

/** What somebody did without who, and what the user did, too; both end with a participle. */
export const overwritten = (author: Author, did: string, mine: string) =>
  `${whoHas(author)} ${did}, bevor deine Änderung gesendet war. Deine hat das ersetzt: Du hast ${mine}.`;
/** What others did, each with who. */
export const overwrittenSeveral = (theirs: readonly string[], more: number) =>
  `Deine Änderungen haben neuere ersetzt: ${theirs.join("; ")}${more > 0 ? ` und ${number(more)} weitere` : ""}.`;
export const someoneDid = (author: Author, did: string) => `${whoHas(author)} ${did}`;
export const undoMine = "Meine zurücknehmen";
export const mineUndone = "Was andere gesetzt hatten, gilt wieder.";
export const mineNotUndone = "Was andere gesetzt hatten, ließ sich nicht zurückholen";
