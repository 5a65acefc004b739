/** New cards that did not get into their column, because it is full or gone. */
import { number, plural } from "../format.ts";

/** In a message, as a button. */
export const chooseColumn = "Spalte wählen";
export const notice = (count: number) =>
  `${plural(count, {
    one: "Eine Karte, die du hinzugefügt hast, hat noch keine Spalte",
    other: `${number(count)} Karten, die du hinzugefügt hast, haben noch keine Spalte`,
  })}, weil die gewählte voll ist oder nicht mehr existiert.`;
/** After why it was not added. */
export const kept = (why: string) => `${why} Es bleibt erhalten, bis du eine andere Spalte wählst.`;
