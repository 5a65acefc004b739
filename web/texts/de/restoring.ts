import { list, number, plural } from "../format.ts";

export const restoredCard = (title: string) => `„${title}“ wurde wiederhergestellt.`;
export const restoredColumn = (title: string) => `Die Spalte „${title}“ wurde wiederhergestellt.`;
export const willBeRestored = (title: string) =>
  `„${title}“ wird wiederhergestellt, sobald du wieder online bist.`;
export const willBeDeleted = (title: string) =>
  `„${title}“ wird endgültig gelöscht, sobald du wieder online bist.`;
export const notRestored = (title: string) => `„${title}“ wurde nicht wiederhergestellt`;
export const notDeleted = (title: string) => `„${title}“ wurde nicht endgültig gelöscht`;
export const leftOut = (labels: number, people: number) => {
  const parts = [
    labels > 0 && plural(labels, { one: "1 Label", other: `${number(labels)} Labels` }),
    people > 0 && plural(people, { one: "1 Person", other: `${number(people)} Personen` }),
  ].filter((part) => part !== false);
  return ` Nicht mehr auf dem Board und deshalb weggelassen: ${list(parts)}.`;
};
export const noColumns =
  "Die Spalte gibt es nicht mehr, und das Board hat keine andere. Erstelle zuerst eine Spalte oder stelle eine wieder her.";
