import type { ReactNode } from "react";
import { list, number, plural } from "../format.ts";

/** What can differ between a card then and now. */
const things = {
  title: "title",
  description: "description",
  start_at: "start date",
  due_at: "due date",
  is_complete: "completion",
  column: "column",
};
type Thing = keyof typeof things;
const named = (changed: readonly Thing[]) => list(changed.map((thing) => things[thing]));

export const notOnBoard = "No longer on the board";
export const changedSince = (changed: readonly Thing[]) => {
  const fields = named(changed.filter((thing) => thing !== "column"));
  if (fields === "") return "Moved since then";
  if (changed.includes("column")) return `Moved since then, ${fields} changed`;
  return `${fields.charAt(0).toUpperCase()}${fields.slice(1)} changed since then`;
};
export const restoreFields = (fields: readonly Thing[]) => `Restore the ${named(fields)}`;
export const restoredFields = (fields: readonly Thing[], title: string) =>
  `The ${named(fields)} of “${title}” ${plural(fields.length, { one: "was", other: "were" })} restored.`;
export const restoreCard = "Restore this card";
export const notRestored = (title: string) => `Couldn’t restore “${title}”`;
export const deletedForGood = "It was deleted for good and can’t be restored.";

export const boardHistory = "Board history";
export const asItWas = (date: ReactNode) => <>As it was on {date}.</>;
export const asItWasEarlier = "As it was earlier.";
export const boardWasCreated = "The board was created";
export const backToNow = "Back to now";
export const oneEarlier = "Previous change";
export const oneLater = "Next change";
export const version = "Version";
export const change = (at: number) => `Change ${number(at)}`;
export const changeOf = (at: number, all: number) => `${number(at)} of ${number(all)}`;
export const notShown = "Couldn’t show this version";
export const tooOld = "This board’s history doesn’t go back that far.";

export const card = "Card";
export const cardsIn = (column: string) => `Cards in ${column}`;
export const showMore = "Show more";
export const noCards = "No cards.";
export const noMatches = "No matching cards.";
export const noColumns = "The board had no columns then.";
export const people = "People";
export const noDescription = "No description.";
export const files = "Files";
/** Before the text of an item, for screen readers. */
export const done = "Done: ";
export const notDone = "Not done: ";
