export const cancel = "Abbrechen";
export const close = "Schließen";
export const save = "Speichern";
