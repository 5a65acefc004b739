/** Die Seite eines öffentlichen Links. */
export const pageTitle = (title: string) => `${title} · Boardcast`;
export const board = "Board";
export const loading = "Das Board wird geladen.";
export const readOnlyLive = "Nur lesbar · live";
export const readOnlyLate = "Nur lesbar · wird verbunden …";
export const noColumns = "Auf diesem Board ist noch nichts.";
export const files = "Dateien";
export const ended = "Dieser Link gilt nicht mehr";
export const endedWhy =
  "Er ist abgelaufen oder wurde beendet. Bitte die Person, von der du ihn hast, um einen neuen.";
export const notReached = "Das Board ist nicht erreichbar";
export const tryingAgain = "Neuer Versuch …";
