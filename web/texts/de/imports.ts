/** Boards aus einer Datei oder einem anderen Dienst, und der Export von Boards. */
import type { IMPORT_FORMATS } from "../../../contract/imports.ts";
import { number, plural } from "../format.ts";

export const importBoard = "Importieren";
export const importABoard = "Board importieren";
export const dropToImport = "Datei ablegen, um sie zu importieren";
export const nothingYet = "Du siehst, was darin ist, bevor etwas erstellt wird.";
export const oneFile = "Lege eine Datei nach der anderen ab.";

export const from = "Importieren aus";
export const sources = { file: "Datei", planka: "Planka" };
export const chooseFile = "Datei auswählen";
export const orDropIt = "oder hier ablegen";
export const accepted = [
  "Trello: im Menü des Boards „Drucken, exportieren und teilen“, dann „Als JSON exportieren“. Ein ZIP mit seinen Dateien geht auch.",
  "Wekan, Nextcloud Deck, 4ga Boards, Boardcast: Board-Export",
  "Tabelle (CSV)",
];
export const whichFiles =
  "den Export eines Boards aus Trello (JSON, oder ein ZIP mit seinen Dateien), Wekan, Nextcloud Deck, 4ga Boards oder Boardcast, oder eine als CSV gespeicherte Tabelle. In Trello: im Menü des Boards „Drucken, exportieren und teilen“, dann „Als JSON exportieren“.";
export const emptyFile = "Diese Datei ist leer, oder sie ist ein Ordner.";
export const filesOfTrello = "Dateien von Trello-Karten übernehmen";
export const whyTrello =
  "Trello-Exporte enthalten nur Links auf hochgeladene Dateien. Mit deinem API-Schlüssel und Token können wir sie herunterladen. Beides wird danach gelöscht. Du bekommst sie unter trello.com/power-ups/admin.";
export const trelloKey = "API-Schlüssel";
export const trelloToken = "Token";
export const bothOfTrello = "Gib Schlüssel und Token an, oder keins von beiden.";
export const address = "Adresse des Boards";
export const addressHint = "Kopiere sie aus deinem Browser, während das Board in Planka offen ist.";
export const exampleAddress = "https://planka.example.org/boards/1357158568008091264";
export const plankaToken = "API-Schlüssel oder Zugriffstoken";
export const plankaTokenHint =
  "Wird verschlüsselt gespeichert, bis der Import fertig ist, und dann gelöscht.";
export const goOn = "Weiter";

export const uploading = (name: string) => `${name} wird hochgeladen`;
export const cancelUpload = (name: string) => `Hochladen von ${name} abbrechen`;
export const notUploaded = (reason: string) => `Nicht hochgeladen. ${reason}`;

export const imports = "Importe";
export const isReading = "Die Datei wird gelesen …";
export const isReady = "Bereit zum Ansehen.";
export const isImporting = "Wird importiert …";
export const isDone = "Importiert.";
export const isDoneFrom = (name: string) => `Importiert aus ${name}.`;
export const hasFailed = "Nicht importiert.";
export const review = "Ansehen";
export const details = "Einzelheiten";
export const show = "Anzeigen";
export const reviewOf = (name: string) => `Import von ${name} ansehen`;
export const showOf = (name: string) => `Import von ${name} anzeigen`;
export const detailsOf = (name: string) => `Einzelheiten zum Import von ${name}`;
export const dismissOf = (name: string) => `Import von ${name} aus der Liste entfernen`;
export const cancelOf = (name: string) => `Import von ${name} abbrechen`;

export const importOf = (name: string) => `${name} importieren`;
export const formats: Record<(typeof IMPORT_FORMATS)[number] | "planka", string> = {
  boardcast: "Boardcast-Export",
  trello: "Trello-Board",
  wekan: "Wekan-Board",
  deck: "Nextcloud-Deck-Board",
  "4ga": "Export von 4ga Boards",
  csv: "Tabelle (CSV)",
  planka: "Planka-Board",
};
export const whatIsInIt = "Was erstellt wird";
export const wasCreated = "Was erstellt wurde";
export const boardName = "Name des Boards";
export const kinds = {
  columns: "Spalten",
  cards: "Karten",
  labels: "Labels",
  checklists: "Checklisten",
  items: "Checklisteneinträge",
  comments: "Kommentare",
  attachments: "Dateien",
};
export const cardCount = (count: number) =>
  plural(count, { one: "1 Karte", other: `${number(count)} Karten` });
export const moreColumns = (count: number) =>
  plural(count, { one: "und 1 weitere Spalte", other: `und ${number(count)} weitere Spalten` });
export const peopleCount = (count: number) =>
  plural(count, {
    one: "Die Datei nennt 1 Person. Du kannst sie nach dem Import einem Mitglied zuordnen.",
    other: `Die Datei nennt ${number(count)} Personen. Du kannst sie nach dem Import Mitgliedern zuordnen.`,
  });
export const archivedColumns = (count: number) =>
  plural(count, { one: "1 Spalte kommt ins Archiv.", other: `${number(count)} Spalten kommen ins Archiv.` });
export const archivedCards = (count: number) =>
  plural(count, { one: "1 Karte kommt ins Archiv.", other: `${number(count)} Karten kommen ins Archiv.` });
export const willBeLeftOut = "Was nicht übernommen wird";
export const wasLeftOut = "Was nicht übernommen wurde";
export const nothingLeftOut = "Alles aus der Datei wird übernommen.";
export const everythingCame = "Alles aus der Datei wurde übernommen.";
export const warnings = "Hinweise";
export const timesWarned = (sentence: string, count: number) => `${sentence} (${number(count)}-mal)`;
export const showAll = (count: number) => `Alle ${number(count)} anzeigen`;
export const start = "Board importieren";
export const discard = "Verwerfen";
export const discarded = "Die Datei wurde verworfen. Es wurde nichts erstellt.";
export const importing = "Das Board wird importiert";
export const queued = "Wartet, bis er an der Reihe ist …";
export const mayLeave =
  "Du kannst diese Seite verlassen oder schließen. Der Import läuft weiter, und deine Boards-Seite zeigt, wie weit er ist.";
export const allOrNothing = "Das Board erscheint, sobald es vollständig ist.";
export const cancelAsk = "Abbrechen …";
export const cancelImport = "Import abbrechen";
export const reallyCancel = (name: string) =>
  `Import von ${name} abbrechen? Es wird kein Board erstellt, und die Datei muss noch einmal hochgeladen werden.`;
export const keepImporting = "Weiter importieren";
export const cancelled = "Der Import wurde abgebrochen.";
export const trying =
  "Boardcast ist nicht erreichbar. Der Import läuft weiter, und hier siehst du wieder, wie weit er ist, sobald die Verbindung steht.";

export const done = "Das Board wurde importiert";
export const openBoard = "Board öffnen";
export const downloadReport = "Bericht herunterladen";
export const reportName = "import-bericht";
export const undoImport = "Import rückgängig machen";
export const peopleByName =
  "Personen aus der Datei werden mit ihrem Namen gezeigt. Sobald sie Mitglieder des Boards sind, kannst du sie zuordnen.";
export const matchPeople = "Personen zuordnen";

export const failed = "Das Board wurde nicht importiert";
export const nothingCreated = "Es wurde nichts erstellt.";
export const checkFile = "Prüfe, ob es die ursprüngliche Exportdatei ist, vollständig und unverändert.";
export const exportAgain = "Exportiere sie noch einmal und versuche es mit der neuen Datei.";
export const canBeImported = (files: string) => `Importieren kannst du ${files}`;
export const checkAddress = "Prüfe, ob es die Adresse eines Boards ist und du es in Planka öffnen kannst.";
export const checkToken =
  "Prüfe, ob der Schlüssel oder Token gültig ist und jemandem gehört, der das Board sehen darf.";
export const elseTell = "Wenn es dann noch nicht geht, schick der Administration die Meldung oben.";
export const tryAnother = "Andere Datei importieren";
export const notThere = "Diesen Import gibt es nicht mehr";
export const whyNotThere =
  "Er wurde abgebrochen oder entfernt oder ist zu alt. Wenn das Board importiert wurde, findest du es bei deinen Boards.";
export const notLoaded = "Der Import konnte nicht geladen werden";

export const notStarted = "Der Import wurde nicht gestartet.";
export const notRemoved = "Der Import wurde nicht entfernt.";
export const notCancelled = "Der Import wurde nicht abgebrochen.";
export const notUndone = "Der Import wurde nicht rückgängig gemacht.";

export const mapping = "Spalten zuordnen";
export const mappingNote =
  "Aus jeder Zeile wird eine Karte. Wähle, welche Spalte der Datei in welches Feld kommt.";
export const fields: Record<string, string> = {
  title: "Titel",
  description: "Beschreibung",
  column: "Board-Spalte",
  labels: "Labels",
  assignees: "Personen",
  start_at: "Startdatum",
  due_at: "Fälligkeit",
  complete: "Erledigt",
};
export const datesNote = (timeZone: string) =>
  `Datumsangaben ohne Zeitzone gelten in deiner (${timeZone}). Eine Fälligkeit ohne Uhrzeit ist das Ende des Tages.`;
export const notInFile = "Nicht in der Datei";
export const titleNeeded = "Wähle die Spalte mit den Titeln der Karten.";
export const sample = "Erste Karten";
export const countAgain = "Vorschau aktualisieren";
export const readingChanged =
  "Du hast geändert, wie die Datei gelesen wird. Aktualisiere die Vorschau, bevor du das Board importierst.";
export const whichDay = (date: string, day: string, other: string) =>
  `Ist ${date} der ${day} oder der ${other}?`;
export const whichDayNote =
  "Kein anderes Datum der Datei zeigt, welche Zahl der Monat ist. Wenn du nichts wählst, bleiben solche Daten als Text am Ende der Beschreibung.";

export const exportAsk = "Exportieren …";
export const exportOf = (title: string) => `„${title}“ exportieren`;
export const whatIsExported =
  "Eine ZIP-Datei mit allem auf dem Board: Spalten, Karten, Kommentare, Dateien und Archiviertes. Du kannst sie hier oder in einem anderen Boardcast importieren.";
export const withHistory = "Mit vollständigem Verlauf";
export const historyNote =
  "Jede Änderung, seit es das Board gibt, für deine Unterlagen. Wird beim Importieren nicht verwendet.";
export const download = "Herunterladen";
export const downloadStarted = "Der Download hat begonnen.";
