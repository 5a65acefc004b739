import { list, number, plural } from "../format.ts";

export const cardsIn = (column: string) => `Karten in ${column}`;
export const selected = "Ausgewählt";
export const cardTitle = "Titel der Karte";
export const isComplete = (title: string) => `${title} ist erledigt`;
export const complete = "Erledigt";
export const completeByColumn = "Erledigt, weil die Spalte für Erledigtes ist";
export const markComplete = "Als erledigt markieren";
export const markNotComplete = "Als nicht erledigt markieren";

export const notSentYet = "Noch nicht gesendet";
export const whyNotSentYet =
  "Noch nicht gesendet. Auf diesem Gerät gespeichert, bis Boardcast erreichbar ist";
export const draft = "Entwurf";
export const unsavedText = "Mit ungespeichertem Text";
export const hasDescription = "Mit Beschreibung";
export const itemsDone = (done: number, all: number) => `${number(done)}/${number(all)}`;
export const itemsDoneInWords = (done: number, all: number) =>
  `${number(done)} von ${number(all)} ${plural(all, { one: "Eintrag", other: "Einträgen" })} der Checklisten erledigt`;
export const files = (count: number) => plural(count, { one: "1 Datei", other: `${number(count)} Dateien` });
export const comments = (count: number) =>
  plural(count, { one: "1 Kommentar", other: `${number(count)} Kommentare` });
export const morePeople = (names: readonly string[]) => `Außerdem zugewiesen: ${list(names)}`;

export const due = (date: string) => `Fällig am ${date}`;
/** Before the date, for screen readers. */
export const dueBefore = "Fällig am ";
/** After the date. */
export const dueStates = { complete: " · erledigt", overdue: " · überfällig", soon: "", later: "" };

export const addCard = "Karte hinzufügen";
export const addCardTo = (column: string) => ` in ${column}`;
/** Before the text of a card that was begun and not added. */
export const continueWith = ", weiter mit: ";
export const columnIsFull = "Diese Spalte ist voll";
export const howToMakeRoom = "Verschieb zuerst eine Karte oder ändere das Kartenlimit.";
export const addCardHere = "Karte hier einfügen";
export const newCardIn = (column: string) => `Titel einer neuen Karte in ${column}`;
export const whatToDo = "Was ist zu tun?";
export const add = "Hinzufügen";
export const done = "Fertig";
export const hiddenByFilter = (title: string) =>
  `„${title}“ wurde hinzugefügt, ist aber durch den Filter ausgeblendet.`;
export const showAllCards = "Alle Karten zeigen";
export const addCount = (count: number) =>
  plural(count, { one: "1 Karte hinzufügen?", other: `${number(count)} Karten hinzufügen?` });
export const cardCount = (count: number) =>
  plural(count, { one: "1 Karte", other: `${number(count)} Karten` });
export const titlesOnLines = "Titel, einer pro Zeile";
export const oneCard = "Eine Karte";
export const lineTooLong = (line: number, length: number, most: number) =>
  `Zeile ${number(line)} ist zu lang: ${number(length)} von ${number(most)} Zeichen.`;

export const actionsFor = (title: string) => `Aktionen für ${title}`;
export const open = "Öffnen";
export const labelsMenu = "Labels …";
export const peopleMenu = "Personen …";
export const dueDateMenu = "Fälligkeit …";
export const moveTo = "Verschieben …";
export const copyMenu = "Kopieren …";
export const rename = "Umbenennen";
export const addBelow = "Karte darunter einfügen";
export const select = "Auswählen";
export const unselect = "Auswahl aufheben";
export const copyLink = "Link kopieren";
export const archive = "Archivieren";
export const remove = "Löschen";
export const enterKey = "Eingabe";
export const deleteKey = "Entf";
export const linkCopied = (title: string) => `Der Link zu „${title}“ wurde kopiert.`;

export const copyOf = (title: string) => `„${title}“ kopieren`;
export const title = "Titel";
export const whatIsCopied = "Alles auf der Karte wird kopiert, außer Kommentaren und Aktivität.";
export const copy = "Kopieren";
export const moveOf = (title: string) => `„${title}“ verschieben`;
export const move = "Verschieben";
export const column = "Spalte";
export const position = "Position";
export const fullColumn = (title: string) => `${title} (voll)`;
export const first = "Ganz oben";
export const after = (title: string) => `Nach ${title}`;
export const lastAfter = (title: string) => `Ganz unten, nach ${title}`;
export const current = (position: string) => `${position} (jetzt)`;

export const dropOnCard = "Zieh Dateien auf eine Karte, um sie anzuhängen.";
export const attaching = (names: readonly string[], card: string) =>
  names.length === 1
    ? `„${names.join()}“ wird an „${card}“ angehängt.`
    : `${number(names.length)} Dateien werden an „${card}“ angehängt.`;

export const people = "Personen";
export const dueDate = "Fälligkeit";
export const moveToHeading = "Verschieben nach";
export const labelsOf = (cards: string) => `Labels von ${cards}`;
export const peopleOf = (cards: string) => `Personen von ${cards}`;
export const setDue = "Fälligkeit setzen";
export const setDueOf = (title: string) => `Fälligkeit von ${title} setzen`;
export const dueDateOf = (cards: string) => `Fälligkeit von ${cards}`;
export const moveWhat = (cards: string) => `${cards} verschieben`;
/** The title of one card, or how many there are. */
export const cardOrCount = (titles: readonly string[]) =>
  titles.length === 1 ? `„${titles.join()}“` : cardCount(titles.length);
