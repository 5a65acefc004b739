import type { ReactNode } from "react";
import { number, plural } from "../format.ts";

export const archiveAndTrash = "Archiv und Papierkorb";
export const whatToShow = "Was angezeigt wird";
export const kinds = { archived: "Archiv", deleted: "Papierkorb" };
export const kindWithCount = (kind: string, count: number, hasMore: boolean) =>
  `${kind} ${number(count)}${hasMore ? "+" : ""}`;
export const findByTitle = "Nach Titel suchen";
export const keptUntilRestored =
  "Archivierte Karten und Spalten bleiben hier, bis du sie wiederherstellst. Neueste zuerst.";
export const keptForDays = (days: number) =>
  `Gelöschte Karten und Spalten lassen sich ${plural(days, { one: "1 Tag", other: `${number(days)} Tage` })} lang wiederherstellen. Neueste zuerst.`;
export const lists = { archived: "Archiviert", deleted: "Gelöscht" };
export const notLoaded = (reason: string) => `Das konnte nicht geladen werden. ${reason}`;
export const asLastLoaded =
  "Boardcast ist nicht zu erreichen. Das ist die Liste, die auf diesem Gerät zuletzt geladen wurde. Was du wiederherstellst oder löschst, wird gesendet, sobald die Verbindung wieder steht.";
export const loadingMore = "Weiteres wird geladen";
export const nothingFound = "Keine passenden Titel.";
export const empty = {
  archived: "Das Archiv ist leer.",
  deleted: "Der Papierkorb ist leer.",
};

export const removedBy = {
  archived: (name: string | null, time: ReactNode) => (
    <>
      Archiviert von {name ?? "einem früheren Mitglied"} {time}
    </>
  ),
  deleted: (name: string | null, time: ReactNode) => (
    <>
      Gelöscht von {name ?? "einem früheren Mitglied"} {time}
    </>
  ),
};
export const removedByYou = {
  archived: (time: ReactNode) => <>Von dir archiviert {time}</>,
  deleted: (time: ReactNode) => <>Von dir gelöscht {time}</>,
};
export const archivedByRule = (time: ReactNode) => <>Von einer Regel archiviert {time}</>;
export const card = "Karte";
export const cardWithNumber = (number: number) => `Karte #${number}`;
export const inColumn = (card: string, column: ReactNode) => (
  <>
    {card} in {column}
  </>
);
/** Wie lange sie wiederhergestellt werden kann. */
export const daysLeft = (days: number) => `noch ${number(days)} Tage`;
export const lastDay = "letzter Tag";
export const columnWithCards = "Spalte mit ihren Karten";

export const restore = "Wiederherstellen";
export const restoreIt = (title: string) => `${title} wiederherstellen`;

export const columnIsGone = "Die Spalte gibt es nicht mehr. Wohin soll die Karte?";
export const column = "Spalte";
export const restoreHere = "Hier wiederherstellen";

export const deleteForGood = "Endgültig löschen";
export const deleteItForGood = (title: string) => `${title} endgültig löschen`;
export const reallyDelete = (title: string) =>
  `„${title}“ mit allem darin löschen? Das lässt sich nicht rückgängig machen.`;

export const lookAt = "Diese Karte ansehen";
export const cardNotLoaded = "Die Karte konnte nicht geladen werden";
/** Das Protokoll hat das Ereignis nicht, mit dem sie entfernt wurde. */
export const contentsUnknown = "Stelle die Karte wieder her, um Beschreibung und Einzelheiten zu sehen.";
