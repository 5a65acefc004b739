export const tooComplex = "Als reiner Text angezeigt, weil die Formatierung zu umfangreich ist.";
export const table = "Tabelle";
export const done = "Erledigt";
export const open = "Offen";
export const task = "Aufgabe";
