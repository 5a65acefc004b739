/** Text that somebody is writing while others change or delete what it belongs to. */
import type { Author, Removal } from "../../board/presence/authors.ts";
import { number, plural } from "../format.ts";

export const who = (author: Author) => {
  if (author === "you") return "You";
  if (author === "rule") return "A rule";
  return author === "someone" ? "Someone" : author.name;
};

export const changedThis = (author: Author) => (
  <>
    <bdi>{who(author)}</bdi> changed this while you were editing{author === "you" && " it here"}. What changed
    is marked below.
  </>
);
export const theirChanges = "What changed meanwhile";
export const empty = "(empty)";
/** Both have changed different parts. */
export const differentParts =
  "You changed different parts: “Keep both” puts their change into your text. Nothing is saved before you save it.";
export const chooseOne = "Choose which text to go on with. Nothing is saved before you save it.";
/** Beside a button that cannot be pressed before. */
export const chooseToSave = "To save, first choose above which text to keep.";
export const chooseFirst = "Not saved yet: choose which text to keep.";
/** Both have changed this many passages. */
export const sameLines = (count: number) =>
  `You both changed ${plural(count, { one: "a passage", other: `${number(count)} passages` })}: choose below what to take${plural(count, { one: "", other: " of each" })}, then combine.`;
export const savedLater = "Nothing is saved before you save it.";
export const passage = (index: number, count: number) =>
  count === 1 ? "Changed by both of you" : `Changed by both of you (${number(index)} of ${number(count)})`;
export const versions = {
  mine: "Your version",
  theirs: (author: Author) => (typeof author === "object" ? `By ${author.name}` : "On the board now"),
  both: "Both",
};
export const removedHere = "(removed)";
export const combine = "Combine";
export const keepBoth = "Keep both";
export const keepMine = "Keep my text";
export const useTheirs = "Use theirs";
export const theirsKept = "Their text is kept. Yours was not saved.";
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
export const discard = "Discard";

export const removedWhileMoving = (title: string, removal: Removal | null) =>
  removal
    ? `${who(removal.author)} ${removed(removal.isArchived)} “${title}” while you were moving it.`
    : `“${title}” was removed from the board while you were moving it.`;
