/** Where new cards go that did not get into their column; loaded with the dialog. */
import { number, plural } from "../format.ts";

export const heading = "Nicht hinzugefügt";
export const whatToDo =
  "Die Spalte war voll oder gelöscht, als dies bei Boardcast ankam. Nichts ist verloren: Wähle, wohin es soll.";
/** Above what was done with the card since. */
export const goesAlong = "Diese Änderungen kommen mit:";
export const addHere = "Hier hinzufügen";
/** Before a choice of columns, and on the button beside it. */
export const allTo = (cards: number) => `Alle ${number(cards)} Karten kommen in`;
export const addAll = (cards: number) => `Alle ${number(cards)} hinzufügen`;
/** How many cards, and how many changes and files of theirs that are listed above. */
export const reallyDiscard = (cards: number, changes: number) => {
  const what = plural(cards, { one: "Diese Karte", other: `Diese ${number(cards)} Karten` });
  const along = plural(changes, {
    one: "der Änderung oben",
    other: `allen ${number(changes)} Änderungen oben`,
  });
  return `${what}${changes > 0 ? ` mit ${along}` : ""} verwerfen? Das lässt sich nicht rückgängig machen.`;
};
export const discardForGood = "Endgültig verwerfen";
export const keepIt = "Behalten";
export const noColumn =
  "Keine Spalte dieses Boards hat Platz. Schaffe in einer Platz, oder füge eine Spalte hinzu.";
