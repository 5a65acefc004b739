export const tooComplex = "Shown as plain text because it’s too complex to format.";
export const table = "Table";
export const done = "Done";
export const open = "Open";
/** Names a box beside which there is no text. */
export const task = "Task";
