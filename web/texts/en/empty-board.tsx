/** A board without columns. */
import { number, plural } from "../format.ts";

export const whatColumnsAre = (
  <>
    Columns are the stages of your work. Cards move through them, from <em>To do</em> to <em>Done</em>.
  </>
);
export const emptyBoard = "Start your board";
export const startWithUsual = "Start with To do, Doing and Done";
/** The last one is where cards are done. */
export const usualColumns: readonly string[] = ["To do", "Doing", "Done"];
export const orOwnColumn = "or name the first column yourself";
export const columnsAdded = (count: number) =>
  plural(count, { one: "1 column was added.", other: `${number(count)} columns were added.` });
export const columnsNotAdded = "Couldn’t add the columns";
