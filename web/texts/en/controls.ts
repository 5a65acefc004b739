/** Controls that many screens are made of. */
import { number, plural } from "../format.ts";

export const messages = "Messages";
export const dismiss = "Dismiss";
/** Beside a password. */
export const showTyped = "Show characters";
export const noColor = "No colour";
export const otherColor = "Custom";
export const colors = {
  slate: "Slate",
  red: "Red",
  amber: "Amber",
  green: "Green",
  teal: "Teal",
  blue: "Blue",
  violet: "Violet",
  pink: "Pink",
};
/** Below the messages of a small screen. */
export const moreMessages = (count: number) =>
  plural(count, { one: "1 more message", other: `${number(count)} more messages` });
