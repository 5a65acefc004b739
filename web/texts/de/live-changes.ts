import { list, number } from "../format.ts";

export const changesBy = (count: number, names: readonly string[]) =>
  `${number(count)} Änderungen von ${list(names)}.`;
