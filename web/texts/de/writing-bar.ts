export const formatting = "Formatierung";
export const bold = "Fett (Strg+B)";
export const italic = "Kursiv (Strg+I)";
export const list = "Liste";
export const tasks = "Aufgaben";
export const link = "Link";
export const code = "Code";
