/** New cards that did not get into their column, because it is full or gone. */
import { number, plural } from "../format.ts";

/** In a message, as a button. */
export const chooseColumn = "Choose a column";
export const notice = (count: number) =>
  `${plural(count, {
    one: "A card you added has no column yet",
    other: `${number(count)} cards you added have no column yet`,
  })}, because the one you chose is full or gone.`;
/** After why it was not added. */
export const kept = (why: string) => `${why} It’s kept until you choose another column.`;
