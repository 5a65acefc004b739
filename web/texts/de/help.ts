import { number, plural } from "../format.ts";

export const keyNames = {
  control: "Strg",
  shift: "Umschalt",
  alt: "Alt",
  tab: "Tab",
  escape: "Esc",
  enter: "Eingabe",
  space: "Leertaste",
  delete: "Entf",
  pageUp: "Bild auf",
  pageDown: "Bild ab",
  click: "Klick",
};

export const find = "Tastenkürzel suchen";
export const found = (count: number) =>
  plural(count, { one: "1 Tastenkürzel gefunden", other: `${number(count)} Tastenkürzel gefunden` });
export const nothingFound = "Kein Tastenkürzel passt dazu";
export const otherWords = "Versuch es mit einem anderen Wort oder dem Namen einer Taste.";
export const showAll = "Alle Tastenkürzel zeigen";
/** Wörter, mit denen die Tasten ↑ ↓ ← → gefunden werden. */
export const arrowKeys = "Pfeiltasten";

export const elsewhere = "Auf anderen Seiten";
export const anywhere = "Überall";
export const openPalette = "Zu einem Board oder einer Karte gehen oder einen Befehl ausführen";
export const searchAllBoards = "Karten aller Boards durchsuchen";
export const showHelp = "Diese Hilfe anzeigen";

export const onTheBoard = "Überall auf dem Board";
export const filterCards = "Karten filtern";
export const onlyMine = "Nur meine Karten zeigen oder wieder alle";
export const addCard = "Karte in der aktuellen Spalte hinzufügen";
export const switchBoard = "Zu einem anderen Board wechseln";
export const activity = "Aktivität ein- oder ausblenden";
export const undoing = "Rückgängig machen";
export const undoLast = "Deine letzte Änderung rückgängig machen (in einer offenen Karte die letzte dort)";
export const redoLast = "Wiederholen";
export const closeOrCancel = "Schließen, abbrechen oder Auswahl aufheben";

export const onTile = "Auf einer fokussierten Karte";
export const nextCard = "Zur nächsten Karte";
export const openCard = "Öffnen";
export const inOpenCardToo = "Auf einer Karte: fokussiert, unter der Maus, ausgewählt oder offen";
export const changeLabels = "Labels ändern";
export const changePeople = "Zuständige ändern";
export const assignMe = "Mir zuweisen oder mich entfernen";
export const setDueDate = "Fälligkeitsdatum setzen";
export const markComplete = "Als erledigt oder nicht erledigt markieren";
export const moveElsewhere = "In eine andere Spalte oder an eine andere Stelle verschieben";
export const moveOneStep = "Die Karte oder alle ausgewählten einen Schritt verschieben";
export const pickUp = "Aufnehmen: Pfeiltasten verschieben, Leertaste legt ab, Esc bricht ab";
export const addBelow = "Karte darunter hinzufügen";
export const rename = "Umbenennen";
export const copyLink = "Link kopieren";
export const archive = "Archivieren";
export const deleteCard = "Löschen (Strg Z holt sie zurück)";

export const inOpenCard = "In einer offenen Karte";
export const nextInColumn = "Zur nächsten oder vorherigen Karte der Spalte";
export const writeComment = "Kommentar schreiben";
export const editDescription = "Beschreibung bearbeiten";
export const addChecklist = "Checkliste hinzufügen";
export const attachFiles = "Dateien anhängen";
export const setStartDate = "Startdatum setzen";
export const watchCard = "Beobachten oder nicht mehr beobachten";

export const inChecklist = "In einer Checkliste";
export const nextItem = "Zu einem anderen Eintrag oder zu seinen Knöpfen gehen";
export const moveItem = "Den Eintrag verschieben";
export const editItem = "Den Eintrag bearbeiten";
export const whileWriting = "Beim Schreiben";
export const bold = "Fett";
export const italic = "Kursiv";
export const makeLink = "Aus der Auswahl einen Link machen";
export const indentItem = "Listeneintrag einrücken (nach Esc: das Feld verlassen)";
export const saveText = "Speichern oder senden";

export const selecting = "Karten auswählen";
export const select = "Karte auswählen oder abwählen";
export const selectWithMouse = "Mit der Maus auswählen oder abwählen";
export const selectUpTo = "Alle Karten ab der zuletzt ausgewählten auswählen";

export const inCalendar = "Im Kalender";
export const nextDay = "Zu einem anderen Tag gehen";
export const nextMonth = "Zum vorigen oder nächsten Monat";
export const addOnDay = "Karte an diesem Tag hinzufügen oder die fokussierte öffnen";
export const addOnFocusedDay = "Karte an diesem Tag hinzufügen, auch wenn eine Karte den Fokus hat";
export const moveByDays = "Karte um eine Woche oder einen Tag verschieben";
export const inLists = "In Meine Karten, Suchtreffern und Posteingang";
export const nextInList = "Zum nächsten oder vorigen Eintrag";
export const completeOrDue = "Karte als erledigt markieren, Fälligkeit setzen";
export const readNotification = "Benachrichtigung als gelesen markieren";
export const onColumnHandle = "Auf dem Griff einer Spalte";
export const pickUpColumn = "Aufnehmen: ← und → verschieben, Leertaste legt ab";

export const useSingleKeys = "Tastenkürzel mit nur einer Taste verwenden";
export const byTouch = "Auf einem Touchscreen";
export const holdAndDrag = "Halten, ziehen";
export const moveByTouch = "Karte oder Spalte verschieben";
export const holdAndLetGo = "Halten, loslassen";
export const selectByTouch = "Karte auswählen, dann weitere antippen";
export const menuOfDots = "Alles, was du mit Karte, Spalte oder Board tun kannst";
export const withKeyboard = "Mit einer Tastatur";
