export const justNow = "gerade eben";
export const previousMonth = "Voriger Monat";
export const nextMonth = "Nächster Monat";
export const today = "Heute";
export const tomorrow = "Morgen";
export const nextWeek = "Nächste Woche";
export const date = "Datum";
export const time = "Uhrzeit";
