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
export const tooLongAgo = "Es wurde endgültig gelöscht oder ist zu alt.";
export const notMembership = "Mitglieder hinzufügen und entfernen lässt sich nicht rückgängig machen.";
export const notRoles = "Rollen lassen sich nicht rückgängig machen. Ändere sie unter „Mitglieder“ zurück.";

/** `did` is what somebody did, without who; `mine` is the value that has replaced theirs, where it has a name. */
interface Replaced {
  author: Author;
  did: string;
  mine: string | null;
  /** Theirs has stayed beside it, which is part of `mine`: people, labels. */
  isAdded: boolean;
}
export const noDate = "kein Datum";
/** At the end of a list of names. */
export const moreNames = (count: number) => `${number(count)} weitere`;
export const completion = (isComplete: boolean) => (isComplete ? "erledigt" : "nicht erledigt");
export const overwritten = ({ author, did, mine, isAdded }: Replaced) =>
  isAdded
    ? `${whoHas(author)} ${did}. Mit deiner Änderung sind es jetzt: ${mine}.`
    : `${whoHas(author)} ${did}. Deine Änderung${mine === null ? "" : ` (${mine})`} hat das ersetzt.`;
/** One line for each. */
export const overwrittenSeveral = (replaced: readonly Replaced[], more: number) =>
  [
    "Deine Änderungen haben neuere ersetzt:",
    ...replaced.map(
      ({ author, did, mine, isAdded }) =>
        `${whoHas(author)} ${did}${mine === null ? "" : ` (${isAdded ? "jetzt" : "deine"}: ${mine})`}`,
    ),
    ...(more > 0 ? [`und ${number(more)} weitere`] : []),
  ].join("\n");
export const undoMine = "Meine zurücknehmen";
/** One of several is on a line of its own. */
export const mineUndone = (back: readonly Pick<Replaced, "author" | "did">[], more: number) =>
  [
    ...back.map(({ author, did }) => `Gilt wieder: ${whoHas(author)} ${did}.`),
    ...(more > 0 ? [`und ${number(more)} weitere`] : []),
  ].join("\n");
export const mineNotUndone = "Was andere gesetzt hatten, ließ sich nicht zurückholen";
