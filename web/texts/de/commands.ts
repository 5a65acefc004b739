export const cardDue = { name: "Fälligkeitsdatum setzen", also: "termin frist" };
export const cardLabels = { name: "Labels ändern", also: "etiketten tags" };
export const cardPeople = { name: "Personen zuweisen", also: "mitglieder zuständige" };
export const cardAssignMe = {
  name: "Mir zuweisen",
  turnsOff: "Mich von der Karte entfernen",
  also: "meine beitreten",
};
export const cardComplete = {
  name: "Als erledigt markieren",
  turnsOff: "Als nicht erledigt markieren",
  also: "fertig",
};
export const cardMove = { name: "Karte verschieben", also: "spalte stelle" };
export const cardArchive = { name: "Karte archivieren", also: "ausblenden" };
export const cardLink = { name: "Link zur Karte kopieren", also: "teilen adresse url" };
export const cardCopy = { name: "Karte kopieren", also: "duplizieren" };
export const cardRename = { name: "Karte umbenennen", also: "titel" };
export const cardStart = { name: "Startdatum setzen", also: "beginn" };
export const cardNext = { name: "Nächste Karte der Spalte", also: "unten" };
export const cardPrevious = { name: "Vorherige Karte der Spalte", also: "oben" };
export const cardComment = { name: "Kommentar schreiben", also: "antworten" };
export const cardDescription = { name: "Beschreibung bearbeiten", also: "text schreiben" };
export const cardChecklist = { name: "Checkliste hinzufügen", also: "aufgaben schritte" };
export const cardAttach = { name: "Dateien anhängen", also: "hochladen bild" };
export const cardWatch = {
  name: "Karte beobachten",
  turnsOff: "Karte nicht mehr beobachten",
  also: "folgen benachrichtigen",
};
export const cardDelete = { name: "Karte löschen", also: "entfernen papierkorb" };

export const newCard = { name: "Neue Karte", also: "hinzufügen erstellen" };
export const filter = { name: "Karten filtern", also: "zeigen" };
export const onlyMine = {
  name: "Nur meine Karten zeigen",
  turnsOff: "Alle Karten zeigen",
  also: "zugewiesen",
};
export const findOnBoard = { name: "Auf diesem Board suchen", also: "text finden" };
export const calendar = { name: "Kalender", also: "monat woche fällig" };
export const columns = { name: "Board-Ansicht", also: "spalten" };
export const activity = { name: "Aktivität", turnsOff: "Aktivität schließen", also: "verlauf geschichte" };
export const labels = { name: "Labels des Boards", also: "tags schlagworte" };
export const members = { name: "Mitglieder einladen und verwalten", also: "personen teilen" };
export const newColumn = { name: "Neue Spalte", also: "hinzufügen erstellen liste" };
export const rules = { name: "Regeln", also: "automatisch" };
export const share = { name: "Per öffentlichem Link teilen", also: "veröffentlichen url" };
export const undo = { name: "Letzte Änderung rückgängig machen", also: "undo zurück widerrufen" };
export const redo = { name: "Letzte Änderung wiederholen", also: "redo wiederherstellen" };
export const changes = { name: "Deine Änderungen", also: "ungesendet abgelehnt offline wartet" };
export const renameBoard = { name: "Board umbenennen", also: "titel name" };
export const editBoard = {
  name: "Board-Einstellungen",
  also: "bearbeiten name beschreibung farbe hintergrund",
};
export const deleteBoard = { name: "Board löschen", also: "entfernen" };
export const copyBoard = { name: "Board kopieren", also: "duplizieren" };
export const template = {
  name: "Board als Vorlage verwenden",
  turnsOff: "Board nicht mehr als Vorlage verwenden",
  also: "muster",
};
export const trash = { name: "Archiv und Papierkorb", also: "gelöscht wiederherstellen" };
export const past = { name: "Board-Verlauf", also: "frühere vergangenheit zeitreise version" };
export const exportBoard = { name: "Board exportieren", also: "herunterladen sicherung zip" };
export const webhooks = { name: "Webhooks", also: "api integration schnittstelle senden" };

export const myCards = { name: "Meine Karten", also: "zugewiesen" };
export const inbox = { name: "Posteingang", also: "benachrichtigungen" };
export const newBoard = { name: "Neues Board", also: "hinzufügen erstellen" };
export const importBoard = { name: "Board importieren", also: "hochladen trello planka csv" };
export const boards = { name: "Alle Boards", also: "start" };
export const settings = { name: "Einstellungen", also: "konto" };
export const language = { name: "Sprache", also: "deutsch englisch english language übersetzung" };
export const lightTheme = { name: "Darstellung: hell", also: "modus farben" };
export const darkTheme = { name: "Darstellung: dunkel", also: "modus farben" };
export const systemTheme = { name: "Darstellung: wie im System", also: "modus farben" };
export const help = { name: "Tastenkürzel", also: "tasten hilfe" };
export const logOut = { name: "Abmelden", also: "logout verlassen" };
