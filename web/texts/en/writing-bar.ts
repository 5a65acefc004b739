export const formatting = "Formatting";
export const bold = "Bold (Ctrl+B)";
export const italic = "Italic (Ctrl+I)";
export const list = "List";
export const tasks = "Tasks";
export const link = "Link";
export const code = "Code";
