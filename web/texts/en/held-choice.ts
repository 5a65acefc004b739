/** Where new cards go that did not get into their column; loaded with the dialog. */
import { number, plural } from "../format.ts";

export const heading = "Not added";
export const whatToDo =
  "Their column was full or gone by the time they reached Boardcast. Nothing is lost. Choose where they go.";
/** Above what was done with the card since. */
export const goesAlong = "These changes go with it:";
export const addHere = "Add here";
/** Before a choice of columns, and on the button beside it. */
export const allTo = (cards: number) => `Put all ${number(cards)} cards into`;
export const addAll = (cards: number) => `Add all ${number(cards)}`;
/** How many cards, and how many changes and files of theirs that are listed above. */
export const reallyDiscard = (cards: number, changes: number) => {
  const what = plural(cards, { one: "this card", other: `these ${number(cards)} cards` });
  const along = plural(changes, {
    one: "the change above",
    other: `all ${number(changes)} changes above`,
  });
  return `Discard ${what}${changes > 0 ? `, with ${along}` : ""}? This can’t be undone.`;
};
export const discardForGood = "Discard for good";
export const keepIt = "Keep it";
export const noColumn = "No column on this board has room. Make room in one or add a column.";
