import { number, plural } from "../format.ts";

export const findByText = "Karten nach Text suchen";
export const find = "Suchen";
export const filterCards = "Karten filtern";
export const filter = "Filter";
export const clearAll = "Filter aufheben";
export const nothingMatches = "Keine Karte passt dazu.";
export const onlySimilar = "Kein genauer Treffer. Ähnliche Wörter werden angezeigt.";
export const mine = "Meine";
export const result = (shown: number, hidden: number) =>
  `${plural(shown, { one: "1 Karte", other: `${number(shown)} Karten` })} sichtbar, ${number(hidden)} ausgeblendet`;
