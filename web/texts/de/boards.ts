import { number, plural } from "../format.ts";

export const boards = "Boards";
export const findBoard = "Board finden";
/** Von den eigenen Karten; was mit `cut` genannt ist, können mehr sein. */
export const myDue = (overdue: number, today: number, cut: string | undefined) =>
  [
    overdue > 0 && `${number(overdue)}${cut === "overdue" ? "+" : ""} überfällig`,
    today > 0 && `${number(today)}${cut === "today" ? "+" : ""} heute fällig`,
  ]
    .filter(Boolean)
    .join(", ");
export const boardsNotLoaded = "Deine Boards konnten nicht geladen werden";
export const boardsNotLoadedNote = "Deine Boards konnten nicht geladen werden.";
export const mayBeOutdated = "Die Liste ist vielleicht nicht aktuell.";
export const showMoreBoards = "Mehr Boards anzeigen";
export const found = "Gefunden";
/** None has the words that were typed, but these have them with a typo. */
export const similarNames = "Ähnliche Namen";
export const onlySimilar = "Kein genauer Treffer. Ähnliche Namen werden angezeigt.";
export const foundSoFar = "Bisher gefunden";
export const foundCount = (count: number) =>
  plural(count, { one: "1 Board gefunden", other: `${number(count)} Boards gefunden` });
export const noneCalled = (text: string) => `Kein Board passt zu „${text}“.`;
export const starred = "Favoriten";
export const recentlyOpened = "Zuletzt geöffnet";
export const otherBoards = "Weitere Boards";
export const allBoards = "Alle Boards";

export const star = (title: string) => `${title} als Favorit`;
export const starNotChanged = (title: string) => `Der Favorit „${title}“ wurde nicht geändert`;
export const lastChange = "Geändert";
export const sortBoards = "Boards sortieren";
export const orders = { opened: "Geöffnet", changed: "Geändert", name: "Name" };
export const actionsFor = (title: string) => `Aktionen für ${title}`;
export const editAsk = "Einstellungen …";
export const copyAsk = "Kopieren …";
export const deleteAsk = "Löschen …";
export const useAsTemplate = "Als Vorlage verwenden";
/** On the tile of a board. */
export const template = "Vorlage";

export const newBoard = "Neues Board";
export const newBoardName = "Name des neuen Boards";
export const createBoard = "Board erstellen";
export const boardNotCreated = "Das Board wurde nicht erstellt.";
export const boardNotCreatedNote = (title: string) => `Das Board „${title}“ wurde nicht erstellt`;
export const templatesOffline =
  "Vorlagen brauchen eine Verbindung. Ein leeres Board lässt sich offline erstellen.";
export const startFrom = "Ausgangspunkt";
export const emptyBoard = "Leeres Board";
export const yourTemplates = "Deine Vorlagen";
export const emptyBoardNote = "Spalten und Karten legst du selbst an.";
export const loadingTemplates = "Vorlagen werden geladen …";
export const templatesNotLoaded = "Die Vorlagen konnten nicht geladen werden.";
/** For screen readers, before the titles of the columns. */
export const columnsOf = "Spalten:";
export const moreColumns = (count: number) => `${number(count)} weitere`;
export const cardCount = (count: number) =>
  plural(count, { one: "1 Karte", other: `${number(count)} Karten` });
export const chooseTemplate = "Vorlage auswählen …";
export const startWithBoard = "Beginne mit einem Board";
export const whatBoardsAre =
  "Ein Board hat Spalten, Spalten haben Karten, und alle, die du einlädst, sehen jede Änderung sofort. Das Beispiel-Board zeigt von allem etwas. Probiere darauf alles aus.";
export const showSample = "Beispiel-Board zeigen";
export const creating = "Wird erstellt …";
export const sampleNotCreated = "Das Beispiel-Board wurde nicht erstellt.";

export const boardNotChanged = (title: string) => `Das Board „${title}“ wurde nicht geändert`;
export const name = "Name";
export const description = "Beschreibung";
export const color = "Farbe";

export const copyOf = (title: string) => `Kopie von ${title}`;
export const copyBoardTitle = (title: string) => `„${title}“ kopieren`;
export const nameOfCopy = "Name der Kopie";
export const whatToCopy = "Kopieren";
export const parts = {
  cards: "Karten mit Checklisten und Dateien",
  labels: "Labels",
  rules: "Regeln",
  members: "Mitglieder und Zuständige",
};
export const copyNote = "Spalten werden immer kopiert, Kommentare und Verlauf nie. Die Kopie gehört dir.";
export const copyBoard = "Board kopieren";
export const copying = "Wird kopiert …";

export const deleteQuestion = (title: string) => `„${title}“ löschen?`;
const days = (count: number) => plural(count, { one: "1 Tag", other: `${number(count)} Tage` });
export const deleteWarning = (others: number) =>
  others === 0
    ? "Spalten, Karten und Dateien werden gelöscht."
    : plural(others, {
        one: "Spalten, Karten und Dateien werden gelöscht, auch für das andere Mitglied.",
        other: `Spalten, Karten und Dateien werden gelöscht, auch für die ${number(others)} anderen Mitglieder.`,
      });
export const youCanRestore = (count: number) => `Du kannst das Board ${days(count)} lang wiederherstellen.`;

export const deletedBoards = "Gelöschte Boards";
export const restorableFor = (count: number) =>
  `Boards, die dir gehören, kannst du ${days(count)} lang wiederherstellen.`;
export const noDeletedBoards = "Du hast keine gelöschten Boards.";
export const deletedNotLoaded = "Die gelöschten Boards konnten nicht geladen werden.";
export const loadingDeleted = "Gelöschte Boards werden geladen";
export const deleted = "Gelöscht:";
export const restoreBoard = (title: string) => `${title} wiederherstellen`;

export const switchBoard = "Board wechseln";
export const boardName = "Name des Boards";
export const findOrCreate = "Tippe, um ein Board zu finden oder zu erstellen";
export const createNamed = (title: string) => `Board „${title}“ erstellen`;
export const loadingBoards = "Deine Boards werden geladen …";
export const noOtherBoards = "Du hast keine anderen Boards. Gib einen Namen ein, um eines zu erstellen.";
export const opened = "geöffnet: ";

export const boardsOffline =
  "Auf diesem Gerät gespeicherte Boards kannst du weiter öffnen und bearbeiten, und du kannst neue erstellen. Die anderen sind markiert. Importieren, Kopieren und Löschen muss warten.";
export const importOffline = "Zum Importieren brauchst du eine Verbindung zu Boardcast.";
export const deletedOffline =
  "Gelöschte Boards kannst du wiederherstellen, sobald du wieder mit Boardcast verbunden bist.";
export const boardAway = "Offline nicht verfügbar";
