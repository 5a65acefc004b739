/** What others change on the board, for screen readers. */
import { list, number } from "../format.ts";

export const changesBy = (count: number, names: readonly string[]) =>
  `${number(count)} changes by ${list(names)}.`;
