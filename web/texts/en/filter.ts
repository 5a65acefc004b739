import { number, plural } from "../format.ts";

export const findByText = "Find cards by text";
export const find = "Find cards";
export const filterCards = "Filter cards";
export const filter = "Filter";
export const clearAll = "Clear filters";
export const nothingMatches = "No matching cards.";
export const onlySimilar = "No exact match. Showing similar words.";
export const mine = "Mine";
export const result = (shown: number, hidden: number) =>
  `${plural(shown, { one: "1 card", other: `${number(shown)} cards` })} shown, ${number(hidden)} hidden`;
