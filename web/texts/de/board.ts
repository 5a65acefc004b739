import type { Author } from "../../board/presence/authors.ts";
import { number } from "../format.ts";

export const board = "Board";
export const boardName = "Name des Boards";
export const switchBoard = "Board wechseln";
export const switchBoardKey = "Board wechseln (B)";
export const aboutBoard = "Über dieses Board";
export const noDescription = "Dieses Board hat noch keine Beschreibung.";
export const addDescription = "Beschreibung hinzufügen";
export const editDescription = "Beschreibung bearbeiten";
export const owner = "Eigentümer";
export const allAboutMembers = "Mitglieder und Rollen";
export const members = "Mitglieder";
export const labels = "Labels";
export const automation = "Regeln";
export const share = "Teilen";
export const ownersShare = "Nur Eigentümer des Boards können es teilen.";
export const isPublic = "Öffentlich";
export const whatPublicMeans = "Wer den öffentlichen Link hat, kann dieses Board ohne Konto ansehen.";
export const webhooks = "Webhooks";
export const activity = "Aktivität";
export const boardHistory = "Board-Verlauf";
export const archiveAndTrash = "Archiv und Papierkorb";
export const exportBoard = "Exportieren";
export const useAsTemplate = "Als Vorlage verwenden";
export const thisBoard = "Dieses Board";
export const peopleAndAutomation = "Personen und Regeln";
export const pastAndData = "Verlauf und Daten";
export const boardMenu = "Menü des Boards";
export const membersAndHere = (others: number) =>
  others === 0 ? members : `${members} · ${number(others)} gerade hier`;
export const shareAndPublic = (isNow: boolean) => (isNow ? `${share} · ${isPublic}` : share);
export const searchAndCommands = "Suche und Befehle";
export const boards = "Boards";
export const view = "Ansicht";
export const calendar = "Kalender";

/** Titles of dialogs, while they are being loaded. */
export const card = "Karte";
export const copyBoard = "Board kopieren";
export const copyCard = "Karte kopieren";
export const moveCard = "Karte verschieben";
export const columnColor = "Farbe der Spalte";
export const cardLimit = "Kartenlimit";
export const severalLines = "Mehrere Zeilen";
export const changeCards = "Karten ändern";

/** For screen readers. */
export const loading = "Das Board wird geladen.";
export const notResponding = "Boardcast antwortet nicht. Neuer Versuch läuft …";

export const openBoard = "Board öffnen";
export const yourBoards = "Zu deinen Boards";
export const changesNotSaved = "Deine Änderungen wurden nicht gespeichert";
export const closed = {
  title: "Die Verbindung wurde getrennt",
  detail: "Du kannst das Board wieder öffnen.",
};
export const restored = {
  title: "Dieses Board ist wieder da",
  detail: "Es wurde wiederhergestellt, mit allem, was darauf war.",
};
const whoHas = (author: Author) =>
  typeof author === "object" ? `${author.name} hat` : author === "you" ? "Du hast" : "Jemand hat";
export const deleted = (author: Author) => ({
  title: "Dieses Board wurde gelöscht",
  detail: `${whoHas(author)} es gelöscht, während du es ${author === "you" ? "hier " : ""}geöffnet hattest. Seine Eigentümer können es in ihrer Liste der Boards wiederherstellen.`,
});
export const noAccess = (account: string) => ({
  title: "Du hast keinen Zugriff auf dieses Board",
  detail: `Du bist als ${account} angemeldet. Bitte einen der Eigentümer, dich hinzuzufügen: Dann öffnet sich das Board hier von selbst.`,
});
export const added = {
  title: "Du hast jetzt Zugriff auf dieses Board",
  detail: "Einer seiner Eigentümer hat dich hinzugefügt.",
};
export const otherAccount = "Mit einem anderen Konto anmelden";
export const notFound = {
  title: "Board nicht gefunden",
  detail: "Vielleicht wurde es gelöscht, oder die Adresse stimmt nicht.",
};

export const cardGone = "Diese Karte gibt es nicht mehr";
export const backToBoard = "Zurück zum Board";
export const backToNowFirst = {
  undo: "Geh zum aktuellen Stand zurück, um etwas rückgängig zu machen.",
  redo: "Geh zum aktuellen Stand zurück, um etwas zu wiederholen.",
};
