/** Cards that are copied, or several that are pasted. */
import { number, plural } from "../format.ts";

export const cardsAdded = (count: number) =>
  plural(count, { one: "1 card was added.", other: `${number(count)} cards were added.` });
export const cardsNotAdded = "Couldn’t add the cards";
export const copied = (title: string) => `“${title}” was copied.`;
export const notCopied = (title: string) => `Couldn’t copy “${title}”`;
