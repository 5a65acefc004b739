import { number, plural } from "../format.ts";

const cards = (count: number) => plural(count, { one: "1 Karte", other: `${number(count)} Karten` });

export const moveAllOf = (column: string, count: number) =>
  `${cards(count)} aus „${column}“ verschieben nach`;
export const sortAllOf = (column: string, count: number) => `${cards(count)} in „${column}“ sortieren`;
export const tooMany = (most: number) =>
  `Das geht mit bis zu ${number(most)} Karten. Wähle einige aus und verschiebe diese, oder archiviere erst, was fertig ist.`;
export const sortedOnce = "Sortiert wird einmal. Neue Karten kommen dorthin, wo du sie hinlegst.";
export const orders = {
  due: "Nach Fälligkeit, früheste zuerst",
  title: "Nach Titel, A bis Z",
  newest: "Neueste zuerst",
  oldest: "Älteste zuerst",
};
const by = {
  due: "Fälligkeit",
  title: "Titel",
  newest: "Alter, neueste zuerst",
  oldest: "Alter, älteste zuerst",
};
export const sorted = (column: string, order: keyof typeof by) =>
  `„${column}“ wurde nach ${by[order]} sortiert.`;
export const wasSorted = (column: string) => `„${column}“ ist schon in dieser Reihenfolge.`;
export const notSorted = (column: string) => `„${column}“ wurde nicht ganz sortiert`;
