export const messages = "Meldungen";
export const dismiss = "Ausblenden";
export const showTyped = "Zeichen anzeigen";
export const noColor = "Keine Farbe";
export const otherColor = "Andere";
export const colors = {
  slate: "Schiefergrau",
  red: "Rot",
  amber: "Bernstein",
  green: "Grün",
  teal: "Petrol",
  blue: "Blau",
  violet: "Violett",
  pink: "Pink",
};
