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

const who = (author: Author) => {
  if (author === "you") return "You";
  if (author === "rule") return "A rule";
  return author === "someone" ? "Someone" : author.name;
};
const whoHas = (author: Author) => `${who(author)} ${author === "you" ? "have" : "has"}`;
/** `ago` is a time such as "5 minutes ago", or empty. */
const since = (ago: string) => (ago ? ` since, ${ago}.` : " since.");
export const changedSince = (author: Author, ago: string) => `${whoHas(author)} changed it${since(ago)}`;
/** `did` is what somebody did, without who. */
export const didSince = (author: Author, did: string, ago: string) => `${whoHas(author)} ${did}${since(ago)}`;
export const show = "Show";
export const tooLongAgo = "It was deleted for good, or it was too long ago.";
export const notMembership = "Adding and removing members cannot be undone.";
export const notRoles = "Roles are not undone. Change it back under Members.";

/** `did` is what somebody did, without who; `mine` is the value that has replaced theirs, where it has a name. */
interface Replaced {
  author: Author;
  did: string;
  mine: string | null;
  /** Theirs has stayed beside it, which is part of `mine`: people, labels. */
  isAdded: boolean;
}
export const noDate = "no date";
/** At the end of a list of names. */
export const moreNames = (count: number) => `${number(count)} more`;
export const completion = (isComplete: boolean) => (isComplete ? "complete" : "not complete");
export const overwritten = ({ author, did, mine, isAdded }: Replaced) =>
  isAdded
    ? `${who(author)} ${did}. With your change it is now: ${mine}.`
    : `${who(author)} ${did}. Yours${mine === null ? "" : ` (${mine})`} replaced it.`;
/** One line for each. */
export const overwrittenSeveral = (replaced: readonly Replaced[], more: number) =>
  [
    "Your changes replaced newer ones:",
    ...replaced.map(
      ({ author, did, mine, isAdded }) =>
        `${who(author)} ${did}${mine === null ? "" : ` (${isAdded ? "now" : "yours"}: ${mine})`}`,
    ),
    ...(more > 0 ? [`and ${number(more)} more`] : []),
  ].join("\n");
export const undoMine = "Undo mine";
/** One of several is on a line of its own. */
export const mineUndone = (back: readonly Pick<Replaced, "author" | "did">[], more: number) =>
  [
    ...back.map(({ author, did }) => `Back again: ${who(author)} ${did}.`),
    ...(more > 0 ? [`and ${number(more)} more`] : []),
  ].join("\n");
export const mineNotUndone = "What others had set could not be brought back";
