/** Text that somebody is writing while others change or delete what it belongs to. */
import type { Author, Removal } from "../../board/presence/authors.ts";
import { number, plural } from "../format.ts";

export const who = (author: Author) => {
  if (author === "you") return "You";
  if (author === "rule") return "A rule";
  return author === "someone" ? "Someone" : author.name;
};

export const changedThis = (author: Author) =>
  author === "you" ? (
    "You changed this on another device or in another window while you were editing it here."
  ) : (
    <>
      <bdi>{who(author)}</bdi> changed this while you were editing.
    </>
  );
/** Nothing had been written here yet. */
export const tookOver = (author: Author) =>
  author === "you" ? "You just changed this elsewhere." : `${who(author)} just changed this.`;
/** The changes of both are in different lines. */
export const merged = (author: Author) =>
  author === "you"
    ? "Your changes from elsewhere were added to your text."
    : `${who(author)} changed other lines. Both changes are in your text.`;
export const unmerge = "Take it out again";
export const theirChanges = "What changed in the meantime";
export const empty = "(empty)";
/** Both have changed different parts. */
export const differentParts = (author: Author) =>
  `${author === "you" ? "Your two changes are in different parts" : "You changed different parts"}. “Keep both” combines them.`;
/** Both have written a text where there was none. */
export const bothNew = (author: Author) =>
  `There was no text before, and you ${author === "you" ? "wrote two" : "both wrote one"}. “Keep both” combines them.`;
export const chooseOne = "Choose which text to continue with.";
/** Beside a button that cannot be pressed before. */
export const chooseToSave = "Before you save, choose above which text to keep.";
export const chooseFirst = "Not saved yet. Choose which text to keep.";
/** Both have changed this many passages. */
export const sameLines = (count: number, author: Author) => {
  const [changed, where] = author === "you" ? ["changed", " in both places"] : ["both changed", ""];
  return plural(count, {
    one: `You ${changed} the same passage${where}. Choose below which version to keep, then combine.`,
    other: `You ${changed} ${number(count)} of the same passages${where}. Choose below which version of each to keep, then combine.`,
  });
};
export const savedLater = "Nothing is saved until you save.";
export const passage = (index: number, count: number, author: Author) => {
  const what = author === "you" ? "Changed in both places" : "Changed by both of you";
  return count === 1 ? what : `${what} (${number(index)} of ${number(count)})`;
};
const whose = (author: Author) => {
  if (author === "rule") return "The rule’s";
  return typeof author === "object" ? `${author.name}’s` : "The other";
};
export const versions = {
  mine: (author: Author) => (author === "you" ? "Your version here" : "Your version"),
  theirs: (author: Author) => (author === "you" ? "Your other version" : `${whose(author)} version`),
  both: () => "Both",
};
export const removedHere = "(removed)";
export const combine = "Combine";
export const keepBoth = "Keep both";
export const keepMine = (author: Author) => (author === "you" ? "Keep the text here" : "Keep my text");
export const useTheirs = (author: Author) => {
  if (author === "you") return "Use my other text";
  return typeof author === "object" ? "Use their text" : "Use the other text";
};
export const theirsKept = (author: Author) =>
  author === "you"
    ? "Your other text is kept. The one from here wasn’t saved."
    : `${whose(author)} text is kept. Yours wasn’t saved.`;
export const useMineAfterAll = "Use mine after all";

const removed = (isArchived: boolean) => (isArchived ? "archived" : "deleted");

export const removedColumn = (author: Author, title: string, isArchived: boolean) =>
  `${who(author)} ${removed(isArchived)} the column “${title}”`;
export const removedCard = (author: Author, title: string, isArchived: boolean) =>
  `${who(author)} ${removed(isArchived)} the card “${title}”`;
export const deletedChecklist = (author: Author, title: string) =>
  `${who(author)} deleted the checklist “${title}”`;
export const deletedItem = (author: Author) => `${who(author)} deleted the item`;
export const deletedComment = (author: Author) => `${who(author)} deleted your comment`;
/** After a sentence about what was deleted. */
export const keptUntilDismissed = (what: string) =>
  `${what}. Your text is kept until you dismiss this message.`;
export const copyText = "Copy text";
export const draft = "Draft";
/** Between “Draft” and its text, where only screen readers say it. */
export const continueWith = ", continue with: ";
export const discard = "Discard";

export const removedWhileMoving = (title: string, removal: Removal | null) =>
  removal
    ? `${who(removal.author)} ${removed(removal.isArchived)} “${title}” while you were moving it.`
    : `“${title}” was removed from the board while you were moving it.`;
