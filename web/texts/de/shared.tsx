/** Die Seite eines öffentlichen Links. */
import type { ReactNode } from "react";
import { number, plural } from "../format.ts";

export const pageTitle = (title: string) => `${title} · Boardcast`;
export const board = "Board";
export const loading = "Das Board wird geladen.";
export const readOnly = "Nur lesbar";
export const connections = { live: "live", connecting: "wird verbunden …", offline: "offline" };
export const cards = (count: number) => plural(count, { one: "1 Karte", other: `${number(count)} Karten` });
/** Die Zeit kommt in Worten, etwa „vor 5 Minuten“. */
export const updated = (time: ReactNode) => <>{time} geändert</>;
export const aboutBoard = "Über dieses Board";
export const members = "Mitglieder";
export const more = "Mehr";
export const nothingYet = "Hier ist noch nichts";
export const noColumns = "Was zu diesem Board hinzukommt, erscheint hier sofort.";
export const nothingFound = "Keine Karte passt dazu";
export const otherWords = "Versuch es mit anderen Wörtern oder weniger Filtern.";
export const showAll = "Alle Karten zeigen";
export const ended = "Diesen Link gibt es nicht oder nicht mehr";
export const endedWhy =
  "Prüfe, ob die Adresse vollständig ist. Vielleicht ist der Link auch abgelaufen oder wurde beendet. Bitte dann die Person, von der du ihn hast, um einen neuen.";
export const startPage = "Zur Startseite";
export const notReached = "Das Board ist nicht erreichbar";
export const tryingAgain = "Neuer Versuch …";
export const cardGone = "Diese Karte ist nicht mehr auf dem Board";
export const cardNotThere = "Diese Karte ist nicht auf dem Board";
export const linkedCardGone =
  "Prüfe, ob die Adresse vollständig ist. Vielleicht wurde die Karte auch archiviert oder gelöscht. Hier ist das Board selbst.";
export const openCardGone = (title: string) =>
  `„${title}“ wurde archiviert oder gelöscht, während du sie geöffnet hattest.`;
export const backToBoard = "Zurück zum Board";
