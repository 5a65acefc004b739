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
export const tryAgainIn = (column: string) => `Try “${column}” again`;
export const noColumn = "No column of this board has room. Make room in one, or add a column.";
export const notice = (count: number) =>
  `${plural(count, {
    one: "Something you added has no column yet",
    other: `${number(count)} things you added have no column yet`,
  })}, because the one you chose is full or gone.`;
/** After why it was not added. */
export const kept = (why: string) => `${why} It is kept until you choose another column.`;
