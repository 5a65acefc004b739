import { number, plural } from "../format.ts";

export const messages = "Meldungen";
export const dismiss = "Ausblenden";
export const showTyped = "Zeichen anzeigen";
export const noColor = "Keine Farbe";
export const otherColor = "Eigene";
export const colors = {
  slate: "Schiefergrau",
  red: "Rot",
  amber: "Bernstein",
  green: "Grün",
  teal: "Petrol",
  blue: "Blau",
  violet: "Violett",
  pink: "Pink",
};
/** Below the messages of a small screen. */
export const moreMessages = (count: number) =>
  plural(count, { one: "1 weitere Meldung", other: `${number(count)} weitere Meldungen` });
