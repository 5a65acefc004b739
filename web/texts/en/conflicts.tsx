/** Texts that were written here while somebody else changed the same text. */
import type { ReactNode } from "react";
import type { Author } from "../../board/presence/authors.ts";
import { list, number } from "../format.ts";

/** What a text is; `card` is the title of the card that it is on. */
export const places = {
  updateBoard: (field: string) => (field === "title" ? "the board name" : "the board description"),
  updateColumn: () => "a column name",
  updateCard: (field: string, card: string) =>
    field === "title" ? `the title of the card “${card}”` : `the description of “${card}”`,
  updateLabel: () => "a label name",
  updateChecklist: (_: string, card: string) => `a checklist name on “${card}”`,
  updateItem: (_: string, card: string) => `a checklist item on “${card}”`,
  updateComment: (_: string, card: string) => `a comment on “${card}”`,
};
/** A card whose title is not known. */
export const aCard = "a card";

const who = (author: Author) => {
  if (author === "you") return "You";
  if (author === "rule") return "A rule";
  return author === "someone" ? "Someone" : author.name;
};
export const changedMeanwhile = (author: Author, place: string, when: ReactNode) => (
  <>
    <bdi>{who(author)}</bdi> changed {place}
    {author === "you" && " on another device or in another window"}
    {when && <> {when}</>}, before your change could be saved.
  </>
);
export const notOverwritten = "Nothing has been overwritten.";
export const mine = (author: Author) => (author === "you" ? "Your text here" : "Your text");
/** What is on the board now. */
export const theirs = (author: Author) => {
  if (author === "you") return "Your other text";
  return typeof author === "object" ? `${author.name}’s text` : "On the board now";
};
export const changesOf = (place: string) => `What changed in the meantime: ${place}`;
export const mergeHint = "You can edit your text here before you keep it.";
/** Above a text that was written here while an earlier one was being merged. */
export const writtenLater = "You wrote this later";
export const takeLater = "Use the later text instead";
export const showBoth = "Show both changes together";
export const bothTogether = "Both changes together";
export const heading = "Changed elsewhere in the meantime";
export const whatToDo = "Choose which text to keep. The board doesn’t change until you do.";
const MOST_NAMED = 3;
/** Each once. */
const allOf = (authors: readonly Author[]) => {
  const [first = "", ...others] = new Set(authors.map(who));
  return list([
    first,
    ...others.map((name) => name.replace(/^(You|A rule|Someone)$/, (word) => lower(word))),
  ]);
};
const lower = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
/** Each is what a text is, as above; and who changed it. */
export const notice = (texts: readonly string[], authors: readonly Author[]) =>
  texts.length > MOST_NAMED
    ? `${number(texts.length)} texts were changed before your changes could be saved. All versions have been kept.`
    : `${allOf(authors)} changed ${list(texts)} before your ${texts.length === 1 ? "change" : "changes"} could be saved. ${
        texts.length === 1 ? "Both versions" : "All versions"
      } have been kept.`;
