/** The lists of changes that wait, were never sent or were refused. */
import { number, plural } from "../format.ts";

export const neverSent = "Diese Änderungen wurden nie gesendet";
export const whyNeverSent =
  "Du hast sie vor mehr als einem Tag in diesem Browser vorgenommen, als Boardcast nicht erreichbar war.";
export const discard = "Verwerfen";
export const copyText = "Text kopieren";
export const sendNow = "Jetzt senden";

export const waiting = "Noch nicht gesendet";
export const whyWaiting =
  "Sie sind auf diesem Gerät gespeichert und werden in dieser Reihenfolge gesendet, sobald Boardcast erreichbar ist.";
export const notAccepted = "Abgelehnt";
export const whyNotAccepted =
  "Boardcast hat diese Änderungen nicht angenommen. Sie wurden deshalb hier rückgängig gemacht.";
export const nothingWaits = "Es wartet nichts mehr.";
export const clearList = "Liste leeren";
export const listCleared = "Die Liste wurde geleert.";
export const bringListBack = "Zurückholen";

/** Of a card on which something was changed here meanwhile. */
export const restoreWithChanges = (count: number) =>
  plural(count, {
    one: "Karte mit deiner Änderung wiederherstellen",
    other: `Karte mit deinen ${number(count)} Änderungen wiederherstellen`,
  });
