import { number, plural } from "../format.ts";

export const newVersion = "Es gibt eine neue Version von Boardcast.";
export const reload = "Neu laden";

/** The state of the connection, as a button that opens the list of changes. */
export const refused = (count: number) =>
  plural(count, { one: "1 Änderung abgelehnt", other: `${number(count)} Änderungen abgelehnt` });
export const changes = "Deine Änderungen";
export const waiting = "Noch nicht gesendet";
export const whyWaiting =
  "Sie sind auf diesem Gerät gespeichert und werden in dieser Reihenfolge gesendet, sobald Boardcast erreichbar ist.";
export const notAccepted = "Abgelehnt";
export const whyNotAccepted =
  "Boardcast hat diese Änderungen nicht angenommen. Sie wurden deshalb hier rückgängig gemacht.";
export const nothingWaits = "Es wartet nichts mehr.";
export const copyText = "Text kopieren";
export const clearList = "Liste leeren";
export const listCleared = "Die Liste wurde geleert.";
export const bringListBack = "Zurückholen";

export const noCopy =
  "Du bist offline, und dieses Board wurde auf diesem Gerät noch nicht geöffnet. Es öffnet sich, sobald du wieder online bist.";

export const boardsOffline =
  "Du bist offline. Die Boards, die du auf diesem Gerät zuletzt geöffnet hast, lassen sich öffnen und bearbeiten, und du kannst neue erstellen. Zum Kopieren und Löschen von Boards braucht es eine Verbindung.";
export const needsConnection = "Du bist offline. Dafür braucht es eine Verbindung.";
export const boardAway = "Offline nicht verfügbar";
export const logoutOffline = "Du bist offline. Zum Abmelden braucht es eine Verbindung.";
