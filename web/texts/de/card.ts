import { number, plural } from "../format.ts";

export const cardTitle = "Titel der Karte";
export const cardNumber = "Kartennummer ";
export const copyLink = "Link kopieren";
export const nextCard = "Nächste Karte der Spalte";
export const previousCard = "Vorherige Karte der Spalte";
export const linkCopied = (number: number) => `Der Link zu #${number} wurde kopiert.`;
export const actionsFor = (title: string) => `Aktionen für die Karte ${title}`;
export const copyCard = "Karte kopieren …";
export const archiveCard = "Karte archivieren";
export const deleteCard = "Karte löschen";
export const created = (date: string) => `Erstellt am ${date}`;
export const notSentYet = "Noch nicht gesendet";

export const facts = "Einzelheiten: ";
export const details = "Einzelheiten";
export const column = "Spalte";
export const moveCard = "Karte verschieben";
export const changeColumn = "Verschieben aus ";
export const choosePosition = "Stelle wählen …";
export const findColumn = "Spalte suchen";
export const noMatchingColumns = "Keine passenden Spalten.";
export const people = "Personen";
export const peopleOnCard = "Personen auf dieser Karte";
export const assignPeople = "Personen zuweisen";
export const changePeople = "Personen ändern";
export const findMember = "Mitglied suchen";
export const noMatchingMembers = "Keine passenden Mitglieder.";
export const notAssigned = (name: string) => `${name} wurde nicht zugewiesen`;
export const notUnassigned = (name: string) => `Die Zuweisung von ${name} wurde nicht aufgehoben`;

export const notifications = "Benachrichtigungen";
export const watch = "Beobachten";
export const watching = "Beobachtet";
export const whatWatchingDoes = "Bei Kommentaren benachrichtigt werden";
export const youAreNotified = "Du wirst bei Kommentaren benachrichtigt";
export const notWatched = (title: string) => `Du beobachtest „${title}“ nicht`;
export const stillWatched = (title: string) => `Du beobachtest „${title}“ weiterhin`;

export const dates = "Termine";
export const complete = "Erledigt";
export const dueDate = "Fälligkeitsdatum";
export const addDueDate = "Fälligkeitsdatum hinzufügen";
export const due = (date: string) => `Fällig am ${date}`;
export const overdue = (date: string) => `Fällig am ${date}, überfällig`;
export const startDate = "Startdatum";
export const addStartDate = "Startdatum hinzufügen";
export const starts = (date: string) => `Beginnt am ${date}`;
export const startsLater = (date: string) => `Die Karte beginnt erst später: ${date}.`;
export const isDueEarlier = (date: string) => `Die Karte ist schon früher fällig: ${date}.`;

export const description = "Beschreibung";
export const addDescription = "Beschreibung hinzufügen";
export const editDescription = "Beschreibung bearbeiten";
export const showAll = "Alles zeigen";
export const showLess = "Weniger zeigen";
export const datesNotChanged = (title: string) => `Die Daten von „${title}“ wurden nicht geändert`;
export const coverNotChanged = "Das Titelbild wurde nicht geändert";
export const descriptionNotSaved = "Die Beschreibung wurde nicht gespeichert";
export const keySaves = "Strg+Eingabe speichert.";
export const chooseText = "Text wählen";
export const changedElsewhere =
  "Diese Karte wurde inzwischen anderswo geändert. Wähle, welcher Text bleiben soll.";
export const discardPictures = (count: number) =>
  plural(count, {
    one: "Auch das Bild von der Karte entfernen",
    other: `Auch die ${number(count)} Bilder von der Karte entfernen`,
  });
