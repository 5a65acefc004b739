export const tooComplex = "Shown as plain text because it is too complex to format.";
export const table = "Table";
export const done = "Done";
export const open = "Open";
