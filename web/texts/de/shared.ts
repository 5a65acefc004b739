/** Die Seite eines öffentlichen Links. */
export const pageTitle = (title: string) => `${title} · Boardcast`;
export const board = "Board";
export const loading = "Das Board wird geladen.";
export const readOnly = {
  live: "Nur lesbar · live",
  connecting: "Nur lesbar · wird verbunden …",
  offline: "Nur lesbar · offline",
};
export const noColumns = "Auf diesem Board ist noch nichts.";
export const files = "Dateien";
export const ended = "Diesen Link gibt es nicht oder nicht mehr";
export const endedWhy =
  "Prüfe, ob die Adresse vollständig ist. Vielleicht ist der Link auch abgelaufen oder wurde beendet: Bitte dann die Person, von der du ihn hast, um einen neuen.";
export const startPage = "Zur Startseite";
export const notReached = "Das Board ist nicht erreichbar";
export const tryingAgain = "Neuer Versuch …";
