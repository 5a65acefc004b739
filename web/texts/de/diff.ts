import { number } from "../format.ts";

export const showUnchanged = (lines: number) => `${number(lines)} unveränderte Zeilen anzeigen`;
