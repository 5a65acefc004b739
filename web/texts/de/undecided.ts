/** What waits for a decision, in few words. */
import { number, plural } from "../format.ts";

export const undecided = (count: number) =>
  plural(count, {
    one: "1 Änderung braucht deine Entscheidung",
    other: `${number(count)} Änderungen brauchen deine Entscheidung`,
  });
export const toDecide = (count: number) => `${number(count)} zu entscheiden`;
export const decide = "Auswählen";
