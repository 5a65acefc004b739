/**
 * What people do on a board, once it is done, and if it is not. A failure is the start of a message: a full stop and the
 * reason follow.
 */
import { list, number, plural } from "../format.ts";

/** The title of one card, or how many there are. */
const cards = (titles: readonly string[]) =>
  titles.length === 1 ? `“${titles.join()}”` : `${number(titles.length)} cards`;
const were = ({ length }: readonly string[]) => plural(length, { one: "was", other: "were" });

export const failed = (failure: string, reason: string) => `${failure}. ${reason}`;
export const failedOnGoneCard = (failure: string, card: string) =>
  `${failure}: the card “${card}” is no longer on the board.`;
export const dependentsUndone = (count: number) =>
  plural(count, {
    one: "A change that depends on it was undone too.",
    other: `${number(count)} changes that depend on it were undone too.`,
  });

export const notAdded = (title: string) => `Couldn’t add “${title}”`;
export const cardNotRenamed = "Couldn’t rename the card";
export const moved = (title: string) => `“${title}” was moved.`;
export const movedTo = (title: string, column: string) => `“${title}” was moved to ${column}.`;
export const notMoved = (title: string) => `Couldn’t move “${title}”`;
export const notChanged = (title: string) => `Couldn’t change “${title}”`;
export const columnEmptied = (column: string, count: number) =>
  plural(count, {
    one: `1 card in “${column}” was archived.`,
    other: `${number(count)} cards in “${column}” were archived.`,
  });
export const columnNotEmptied = (column: string) => `Couldn’t archive all cards in “${column}”`;

const withCards = (count: number) =>
  count === 0 ? "" : plural(count, { one: " with its card", other: ` with its ${number(count)} cards` });
export const columnNotAdded = (column: string) => `Couldn’t add the column “${column}”`;
export const columnMoved = (column: string) => `The column “${column}” was moved.`;
export const columnNotMoved = (column: string) => `Couldn’t move the column “${column}”`;
export const columnDeleted = (column: string, count: number) =>
  `The column “${column}” was deleted${withCards(count)}.`;
export const columnNotDeleted = (column: string) => `Couldn’t delete the column “${column}”`;
export const columnArchived = (column: string, count: number) =>
  `The column “${column}” was archived${withCards(count)}.`;
export const columnNotArchived = (column: string) => `Couldn’t archive the column “${column}”`;
export const boardNotRenamed = "Couldn’t rename the board";
export const templateNotChanged = "Couldn’t change whether the board is a template";
export const isTemplateNow = "The board is now a template. Members can create boards from it.";
export const isNoTemplateNow = "The board is no longer a template.";

export const columnFull = (column: string, most: number) =>
  `The column “${column}” is full: its limit is ${plural(most, { one: "1 card", other: `${number(most)} cards` })}.`;
export const columnHasRoomFor = (column: string, places: number, most: number) =>
  `The column “${column}” has room for ${number(places)} more: its limit is ${number(most)} cards.`;

/** One card, or several at once. */
export const labelAdded = (label: string, titles: readonly string[]) =>
  `“${label}” was added to ${cards(titles)}.`;
export const labelNotAdded = (label: string, titles: readonly string[]) =>
  `Couldn’t add “${label}” to ${cards(titles)}`;
export const labelRemoved = (label: string, titles: readonly string[]) =>
  `“${label}” was removed from ${cards(titles)}.`;
export const labelNotRemoved = (label: string, titles: readonly string[]) =>
  `Couldn’t remove “${label}” from ${cards(titles)}`;
export const assigned = (name: string, titles: readonly string[]) =>
  `${name} was assigned to ${cards(titles)}.`;
export const notAssigned = (name: string, titles: readonly string[]) =>
  `Couldn’t assign ${name} to ${cards(titles)}`;
export const unassigned = (name: string, titles: readonly string[]) =>
  `${name} was removed from ${cards(titles)}.`;
export const notUnassigned = (name: string, titles: readonly string[]) =>
  `Couldn’t remove ${name} from ${cards(titles)}`;
export const dueChanged = (titles: readonly string[]) => `The due date was changed on ${cards(titles)}.`;
export const dueNotChanged = (titles: readonly string[]) =>
  `Couldn’t change the due date on ${cards(titles)}`;
export const completed = (titles: readonly string[]) => `${cards(titles)} ${were(titles)} marked complete.`;
export const notCompleted = (titles: readonly string[]) => `Couldn’t mark ${cards(titles)} complete`;
export const reopened = (titles: readonly string[]) =>
  `${cards(titles)} ${were(titles)} marked not complete.`;
export const notReopened = (titles: readonly string[]) => `Couldn’t mark ${cards(titles)} not complete`;
export const areCompleteByColumn = (titles: readonly string[]) =>
  plural(titles.length, {
    one: `${cards(titles)} is complete because it’s in a done column.`,
    other: `${cards(titles)} are complete because they’re in done columns.`,
  });
export const archived = (titles: readonly string[]) => `${cards(titles)} ${were(titles)} archived.`;
export const notArchived = (titles: readonly string[]) => `Couldn’t archive ${cards(titles)}`;
export const deleted = (titles: readonly string[]) => `${cards(titles)} ${were(titles)} deleted.`;
export const notDeleted = (titles: readonly string[]) => `Couldn’t delete ${cards(titles)}`;
export const allMovedTo = (titles: readonly string[], column: string) =>
  `${cards(titles)} ${were(titles)} moved to ${column}.`;
export const notAllMovedTo = (titles: readonly string[], column: string) =>
  `Couldn’t move ${cards(titles)} to ${column}`;
const MOST_NAMED = 3;
/** After a sentence about what was removed: who was writing in it. */
export const wereWriting = (names: readonly string[]) =>
  names.length === 1
    ? `${names.join()} was still writing there. Their text is kept.`
    : `${names.length > MOST_NAMED ? `${number(names.length)} people` : list(names)} were still writing there. Their text is kept.`;
