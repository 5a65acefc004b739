import { number, plural } from "../format.ts";

export const cardsAdded = (count: number) =>
  plural(count, {
    one: "1 Karte wurde hinzugefügt.",
    other: `${number(count)} Karten wurden hinzugefügt.`,
  });
export const cardsNotAdded = "Die Karten wurden nicht hinzugefügt";
export const copied = (title: string) => `„${title}“ wurde kopiert.`;
export const notCopied = (title: string) => `„${title}“ wurde nicht kopiert`;
