import type { Author } from "../../board/presence/authors.ts";
import { number, plural } from "../format.ts";

export const undo = "Undo";
export const redo = "Redo";
/** Followed by what was done: "moved “Fix login” to Done". */
export const done = { undo: "Undone", redo: "Redone" };
export const failed = { undo: "Couldn’t undo", redo: "Couldn’t redo" };
export const nothingLeft = { undo: "Nothing to undo.", redo: "Nothing to redo." };
export const nothingLeftInCard = {
  undo: "Nothing to undo in this card.",
  redo: "Nothing to redo in this card.",
};
export const about = (heading: string, what: string, others: number) =>
  `${heading}: ${what}${others > 0 ? plural(others, { one: " and 1 more", other: ` and ${number(others)} more` }) : ""}`;
/** Where nothing says what was done. */
export const aChange = "a change";
export const sentence = (words: string) => `${words}.`;
export const olderOutOfReach = "You can’t undo older changes until Boardcast can be reached.";

const who = (author: Author) => {
  if (author === "you") return "You";
  if (author === "rule") return "A rule";
  return author === "someone" ? "Someone" : author.name;
};
/** `ago` is a time such as "5 minutes ago", or empty. */
const since = (ago: string) => (ago ? ` ${ago}.` : " in the meantime.");
export const changedSince = (author: Author, ago: string) => `${who(author)} changed it${since(ago)}`;
/** `did` is what somebody did, without who. */
export const didSince = (author: Author, did: string, ago: string) => `${who(author)} ${did}${since(ago)}`;
export const show = "Show";
export const tooLongAgo = "It was deleted for good or is too old.";
export const notMembership = "You can’t undo adding or removing members.";
export const notRoles = "You can’t undo role changes. Change it back under Members.";

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
    ? `${who(author)} ${did}. With your change it’s now: ${mine}.`
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
    ...back.map(({ author, did }) => `Restored: ${who(author)} ${did}.`),
    ...(more > 0 ? [`and ${number(more)} more`] : []),
  ].join("\n");
export const mineNotUndone = "Couldn’t restore what others had set";
