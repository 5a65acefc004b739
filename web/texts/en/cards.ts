import { list, number, plural } from "../format.ts";

export const cardsIn = (column: string) => `Cards in ${column}`;
export const selected = "Selected";
export const cardTitle = "Card title";
export const isComplete = (title: string) => `${title} is complete`;
export const complete = "Complete";
export const completeByColumn = "Complete because it’s in a done column";
export const markComplete = "Mark complete";
export const markNotComplete = "Mark not complete";

export const notSentYet = "Not sent yet";
export const whyNotSentYet = "Not sent yet. It’s saved on this device until Boardcast can be reached";
/** On a tile; the next is what it means. */
export const draft = "Draft";
export const unsavedText = "Has unsaved text";
export const hasDescription = "Has a description";
export const itemsDone = (done: number, all: number) => `${number(done)}/${number(all)}`;
export const itemsDoneInWords = (done: number, all: number) =>
  `${number(done)} of ${number(all)} checklist ${plural(all, { one: "item", other: "items" })} done`;
export const files = (count: number) => plural(count, { one: "1 file", other: `${number(count)} files` });
export const comments = (count: number) =>
  plural(count, { one: "1 comment", other: `${number(count)} comments` });
export const morePeople = (names: readonly string[]) => `Also assigned: ${list(names)}`;

export const due = (date: string) => `Due ${date}`;
/** Before the date, for screen readers. */
export const dueBefore = "Due ";
/** After the date. */
export const dueStates = { complete: " · complete", overdue: " · overdue", soon: "", later: "" };

export const addCard = "Add a card";
export const addCardTo = (column: string) => ` to ${column}`;
/** Before the text of a card that was begun and not added. */
export const continueWith = ", continue with: ";
export const columnIsFull = "This column is full";
export const howToMakeRoom = "Move a card out first, or change the card limit.";
export const addCardHere = "Add a card here";
export const newCardIn = (column: string) => `Title of a new card in ${column}`;
export const whatToDo = "What needs to be done?";
export const add = "Add";
export const done = "Done";
export const hiddenByFilter = (title: string) => `“${title}” was added but is hidden by the filter.`;
export const showAllCards = "Show all cards";
export const addCount = (count: number) =>
  plural(count, { one: "Add 1 card?", other: `Add ${number(count)} cards?` });
export const cardCount = (count: number) => plural(count, { one: "1 card", other: `${number(count)} cards` });
export const titlesOnLines = "Titles, one per line";
export const oneCard = "One card";
export const lineTooLong = (line: number, length: number, most: number) =>
  `Line ${number(line)} is too long: ${number(length)} of ${number(most)} characters.`;

export const actionsFor = (title: string) => `Actions for ${title}`;
export const open = "Open";
export const labelsMenu = "Labels…";
export const peopleMenu = "People…";
export const dueDateMenu = "Due date…";
export const moveTo = "Move to…";
export const copyMenu = "Copy…";
export const rename = "Rename";
export const addBelow = "Add a card below";
export const select = "Select";
export const unselect = "Deselect";
export const copyLink = "Copy link";
export const archive = "Archive";
export const remove = "Delete";
export const enterKey = "Enter";
export const deleteKey = "Del";
export const linkCopied = (title: string) => `The link to “${title}” was copied.`;

export const copyOf = (title: string) => `Copy “${title}”`;
export const title = "Title";
export const whatIsCopied = "Everything on the card is copied except comments and activity.";
export const copy = "Copy";
export const moveOf = (title: string) => `Move “${title}”`;
export const move = "Move";
export const column = "Column";
export const position = "Position";
export const fullColumn = (title: string) => `${title} (full)`;
export const first = "First";
export const after = (title: string) => `After ${title}`;
export const lastAfter = (title: string) => `Last, after ${title}`;
export const current = (position: string) => `${position} (current)`;

export const dropOnCard = "Drop files on a card to attach them.";
export const attaching = (names: readonly string[], card: string) =>
  names.length === 1
    ? `Attaching “${names.join()}” to “${card}”.`
    : `Attaching ${number(names.length)} files to “${card}”.`;

export const people = "People";
export const dueDate = "Due date";
export const moveToHeading = "Move to";
export const labelsOf = (cards: string) => `Labels on ${cards}`;
export const peopleOf = (cards: string) => `People on ${cards}`;
export const setDue = "Set a due date";
export const setDueOf = (title: string) => `Set a due date for ${title}`;
export const dueDateOf = (cards: string) => `Due date of ${cards}`;
export const moveWhat = (cards: string) => `Move ${cards}`;
/** The title of one card, or how many there are. */
export const cardOrCount = (titles: readonly string[]) =>
  titles.length === 1 ? `“${titles.join()}”` : cardCount(titles.length);
