import { list, plural } from "../format.ts";

export const newComment = "New comment";
export const writeComment = "Write a comment…";
export const comment = "Comment";
export const hint = "Markdown works. @ mentions someone, # links to a card.";
/** After it, where there is a keyboard. */
export const keySends = "Ctrl+Enter sends.";

/** While they type. */
export const areWriting = (names: readonly string[]) =>
  plural(names.length, { one: `${list(names)} is writing…`, other: `${list(names)} are writing…` });
export const commentBy = (name: string) => `Comment by ${name}`;
/** The author of an imported comment whom the file does not name. */
export const somebody = "Someone";
export const actionsFor = (name: string) => `Actions for the comment by ${name}`;
/** Between two times. */
export const edited = " · edited ";
/** After a time. */
export const imported = " · imported";
export const importedFrom = (name: string) => `Imported: written by “${name}” in the file`;
export const editComment = "Edit the comment";
export const discardText = "Discard your text?";
export const notSent = "Couldn’t send the comment";
export const notChanged = "Couldn’t change the comment";
export const deleted = "The comment was deleted.";
export const notDeleted = "Couldn’t delete the comment";
