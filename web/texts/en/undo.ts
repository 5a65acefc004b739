import type { Author } from "../../board/presence/authors.ts";
import { number, plural } from "../format.ts";

export const undo = "Undo";
export const redo = "Redo";
/** Followed by what was done: "moved “Fix login” to Done". */
export const done = { undo: "Undone", redo: "Redone" };
export const failed = { undo: "Could not undo", redo: "Could not redo" };
export const nothingLeft = { undo: "There is nothing to undo.", redo: "There is nothing to redo." };
export const nothingLeftInCard = {
  undo: "There is nothing to undo in this card.",
  redo: "There is nothing to redo in this card.",
};
export const about = (heading: string, what: string, others: number) =>
  `${heading}: ${what}${others > 0 ? plural(others, { one: " and 1 more", other: ` and ${number(others)} more` }) : ""}`;
/** Where nothing says what was done. */
export const aChange = "a change";
export const sentence = (words: string) => `${words}.`;
export const olderOutOfReach = "Older changes cannot be undone while Boardcast cannot be reached.";

const whoHas = (author: Author) => {
  if (author === "you") return "You have";
  if (author === "rule") return "A rule has";
  return author === "someone" ? "Someone has" : `${author.name} has`;
};
/** `ago` is a time such as "5 minutes ago", or empty. */
const since = (ago: string) => (ago ? ` since, ${ago}.` : " since.");
export const changedSince = (author: Author, ago: string) => `${whoHas(author)} changed it${since(ago)}`;
/** `did` is what somebody did, without who. */
export const didSince = (author: Author, did: string, ago: string) => `${whoHas(author)} ${did}${since(ago)}`;
export const show = "Show";
export const tooLongAgo = "It was deleted for good, or it was too long ago.";
export const notMembership = "Adding and removing members cannot be undone.";
export const notRoles = "Roles are not undone. Change it back under Members.";
