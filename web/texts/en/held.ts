/** New cards that did not get into their column, because it is full or gone. */
import { number, plural } from "../format.ts";

export const heading = "Not added";
export const whatToDo =
  "The column was full or gone by the time these reached Boardcast. Nothing is lost: choose where they go.";
/** In a message, as a button. */
export const chooseColumn = "Choose a column";
/** Above what was done with the card since. */
export const goesAlong = "These changes go with it:";
export const addHere = "Add here";
/** How many cards, and how many changes and files of theirs that are listed above. */
export const reallyDiscard = (cards: number, changes: number) => {
  const what = plural(cards, { one: "this card", other: `these ${number(cards)} cards` });
  const along = plural(changes, {
    one: "the change above",
    other: `all ${number(changes)} changes above`,
  });
  return `Discard ${what}${changes > 0 ? `, with ${along}` : ""}? This cannot be undone.`;
};
export const discardForGood = "Discard for good";
export const keepIt = "Keep it";
export const noColumn = "No column of this board has room. Make room in one, or add a column.";
export const notice = (count: number) =>
  `${plural(count, {
    one: "A card you added has no column yet",
    other: `${number(count)} cards you added have no column yet`,
  })}, because the one you chose is full or gone.`;
/** After why it was not added. */
export const kept = (why: string) => `${why} It is kept until you choose another column.`;
