/** What waits for a decision, in few words. */
import { number, plural } from "../format.ts";

export const undecided = (count: number) =>
  plural(count, {
    one: "1 change needs your decision",
    other: `${number(count)} changes need your decision`,
  });
/** In the header, where there is little room; the notice below it says more. */
export const toDecide = (count: number) => `${number(count)} to decide`;
export const decide = "Choose";
