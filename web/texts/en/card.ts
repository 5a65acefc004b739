import { number, plural } from "../format.ts";

export const cardTitle = "Card title";
export const cardNumber = "Card number ";
export const copyLink = "Copy link";
export const nextCard = "Next card in the column";
export const previousCard = "Previous card in the column";
export const linkCopied = (number: number) => `The link to #${number} was copied.`;
export const actionsFor = (title: string) => `Actions for the card ${title}`;
export const copyCard = "Copy card…";
export const archiveCard = "Archive card";
export const deleteCard = "Delete card";
export const created = (date: string) => `Created ${date}`;
/** What was changed here and is not on the service. */
export const notSentYet = "Not sent yet";

/** Before the column, due date, people and labels, for screen readers. */
export const facts = "Details: ";
/** Where they are shown below it. */
export const details = "Details";
export const column = "Column";
export const moveCard = "Move the card";
/** Before the column it is in, for screen readers. */
export const changeColumn = "Move from ";
export const choosePosition = "Choose a position…";
export const findColumn = "Find a column";
export const noMatchingColumns = "No matching columns.";
export const people = "People";
export const peopleOnCard = "People on this card";
export const assignPeople = "Assign people";
export const changePeople = "Change people";
export const findMember = "Find a member";
export const noMatchingMembers = "No matching members.";
export const notAssigned = (name: string) => `Couldn’t assign ${name}`;
export const notUnassigned = (name: string) => `Couldn’t unassign ${name}`;

export const notifications = "Notifications";
export const watch = "Watch";
export const watching = "Watching";
export const whatWatchingDoes = "Get notified about comments";
export const youAreNotified = "You get notified about comments";
export const notWatched = (title: string) => `Couldn’t watch “${title}”`;
export const stillWatched = (title: string) => `Couldn’t stop watching “${title}”`;

export const dates = "Dates";
export const complete = "Complete";
export const dueDate = "Due date";
export const addDueDate = "Add a due date";
export const due = (date: string) => `Due ${date}`;
export const overdue = (date: string) => `Due ${date}, overdue`;
export const startDate = "Start date";
export const addStartDate = "Add a start date";
export const starts = (date: string) => `Starts ${date}`;
export const startsLater = (date: string) => `The start date is later: ${date}.`;
export const isDueEarlier = (date: string) => `The due date is earlier: ${date}.`;

export const description = "Description";
export const addDescription = "Add a description";
export const editDescription = "Edit the description";
export const showAll = "Show all";
export const showLess = "Show less";
export const datesNotChanged = (title: string) => `Couldn’t change the dates of “${title}”`;
export const coverNotChanged = "Couldn’t change the cover";
export const descriptionNotSaved = "Couldn’t save the description";
/** After it, where there is a keyboard. */
export const keySaves = "Ctrl+Enter saves.";
/** In the head of the card, where there is little room: leads to texts of which one is to be chosen. */
export const chooseText = "Choose text";
export const changedElsewhere = "This card was changed elsewhere in the meantime. Choose which text to keep.";
/** Pictures that only the discarded text shows. */
export const discardPictures = (count: number) =>
  plural(count, {
    one: "Remove its picture from the card too",
    other: `Remove its ${number(count)} pictures from the card too`,
  });
