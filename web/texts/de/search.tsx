import type { ReactNode } from "react";
import { number, plural } from "../format.ts";

export const search = "Suche";
export const searchFor = (query: string) => `Suche: ${query}`;
export const searchCards = "Karten suchen";
export const narrowWith = "Eingrenzen mit";
export const excludes = "schließt aus";
export const foundCards = (count: number) =>
  count === 0
    ? "Keine Karten gefunden."
    : plural(count, { one: "1 Karte gefunden.", other: `${number(count)} Karten gefunden.` });
export const searchFailed = "Die Suche hat nicht geklappt";
export const checkQuery = "Prüfe deine Eingabe";
export const noCardsFound = "Keine Karten gefunden";
export const noneAmongNewest = "Nichts unter den neuesten Karten gefunden";
export const foundOrMore = (count: number) =>
  count === 0 ? `${noneAmongNewest}.` : `${number(count)} oder mehr Karten gefunden.`;
export const searchOlder = "Ältere Karten durchsuchen";
export const searchedBoard = "Board";
export const allBoards = "Alle Boards";
export const otherBoard = "Ein anderes Board";
export const searchAllBoards = "Alle Boards durchsuchen";
export const searchArchived = "Archivierte Karten durchsuchen";
export const whatIsSearched =
  "Durchsucht werden Titel, Beschreibungen, Checklisten, Kommentare und Dateinamen auf all deinen Boards.";
export const everyWord = "Jedes Wort muss auf der Karte stehen.";
export const showMoreResults = "Mehr Treffer anzeigen";
export const archived = "Archiviert";
export const fields = {
  title: "Titel",
  description: "Beschreibung",
  comment: "Kommentar",
  item: "Checkliste",
  attachment: "Datei",
  number: "Nummer",
};

export const searchAndCommands = "Suche und Befehle";
export const searchOrDo = "Suchen oder Befehl ausführen";
export const searchEverything = "Boards, Karten, Befehle";
export const results = "Treffer";
export const nameNewBoard = "Name des neuen Boards";
export const newBoard = "Neues Board";
export const createBoard = (title: ReactNode) => <>Board „{title}“ erstellen</>;
export const boardNotCreated = "Das Board wurde nicht erstellt.";
export const boardsNotLoaded = "Deine Boards konnten nicht geladen werden.";
export const searchingCards = "Karten werden gesucht …";
export const nothingFound = (query: string) => `Nichts gefunden für „${query}“.`;
export const cardsNotSearched = "Karten konnten nicht gesucht werden.";
export const searchedHere =
  "Durchsucht werden nur die Boards auf diesem Gerät, ohne Kommentare und archivierte Karten.";
export const notOffline = "Ohne Verbindung lassen sich archivierte Karten nicht suchen.";
export const narrowSearch = "Suche eingrenzen";
export const thisCard = "Diese Karte";
export const cardNamed = (title: string) => `Karte „${title}“`;
/** What the keys at the foot of the palette do. */
export const keys = {
  choose: "auswählen",
  run: "öffnen oder ausführen",
  newTab: "in neuem Tab",
  close: "schließen",
};
export const recentBoards = "Letzte Boards";
export const recentCards = "Letzte Karten";
export const actions = "Aktionen";
export const otherActions = "Weitere Aktionen";
/** Nichts enthält die Wörter, aber diese enthalten die Buchstaben. */
export const similarNames = "Ähnliche Namen";
export const onlySimilar = "Kein genauer Treffer. Ähnliche Namen werden angezeigt.";
export const boards = "Boards";
export const cards = "Karten";
export const starred = "Favorit";
export const allResults = (query: ReactNode) => <>Alle Treffer für „{query}“</>;

export const hints = {
  "member:me": "mir zugewiesen",
  "due:overdue": "überfällig (oder today, week, none)",
  "label:": "mit diesem Label",
  "in:": "in der Spalte mit diesem Namen",
  "is:archived": "archiviert (oder open, complete)",
  "-": "schließt aus, was folgt: -wort, -label:name",
  '""': "genau diese Wortfolge",
  "#": "Nummer der Karte",
};
export const operators = {
  label: "mit einem Label",
  member: "jemandem zugewiesen",
  in: "in einer Spalte",
  is: "offen, erledigt oder archiviert",
  due: "nach Fälligkeit",
};
export const states = { open: "nicht erledigt", complete: "erledigt", archived: "archiviert" };
export const dueWhen = {
  overdue: "überfällig und nicht erledigt",
  today: "heute fällig, auch erledigt",
  week: "in den nächsten 7 Tagen fällig, auch erledigt",
  none: "ohne Fälligkeit",
};
export const myself = "du";
export const suggestions = "Vorschläge";
export const noOperator = (operator: ReactNode) => (
  <>{operator} ist kein Operator und wird deshalb als Wort gesucht.</>
);
export const noOperatorPlain = (operator: string) => `„${operator}“ ist kein Operator.`;
export const searchWithInstead = (operator: ReactNode) => <>Stattdessen {operator} verwenden</>;

export const tooManyWords = "Das sind zu viele Wörter für eine Suche. Versuche es mit weniger.";
export const operatorNeedsValue = (operator: string) => `Schreibe etwas hinter ${operator}`;
export const operatorTakes = (operator: string, values: string) =>
  `Schreibe hinter ${operator} eines von: ${values}.`;
export const nothingToSearch = "Gib mindestens einen Buchstaben, eine Ziffer oder ein Emoji ein.";
export const tooManyNames = "Zu viele Namen passen. Suche auf einem Board.";
