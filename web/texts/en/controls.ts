/** Controls that many screens are made of. */
export const messages = "Messages";
export const dismiss = "Dismiss";
/** Beside a password. */
export const showTyped = "Show characters";
export const noColor = "No colour";
export const otherColor = "Other";
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
