/** Boards that come from a file or another service, and boards that are exported. */
import type { IMPORT_FORMATS } from "../../../contract/imports.ts";
import { number, plural } from "../format.ts";

export const importBoard = "Import";
export const importABoard = "Import a board";
export const dropToImport = "Drop the file to import it";
export const nothingYet = "Nothing is created until you have seen what is in it.";
export const oneFile = "Drop one file at a time.";

/** The dialog. */
export const from = "Import from";
export const sources = { file: "File", planka: "Planka" };
export const chooseFile = "Choose a file";
export const orDropIt = "or drop it here";
export const accepted = [
  "Trello: the export of a board as JSON, or a ZIP of it with its files",
  "Wekan, Nextcloud Deck, 4ga Boards, Boardcast: the export of a board",
  "Any table: CSV",
];
export const whichFiles =
  "The export of a Trello board (JSON, or a ZIP of it with its files), of Wekan, Nextcloud Deck, 4ga Boards or Boardcast, or a table as CSV.";
export const emptyFile = "This file is empty, or it is a folder.";
export const filesOfTrello = "Include the files of Trello cards";
export const whyTrello =
  "A Trello export contains only links to uploaded files. With an API key and a token of yours they are downloaded, and then forgotten. Get both at trello.com/power-ups/admin.";
export const trelloKey = "API key";
export const trelloToken = "Token";
export const bothOfTrello = "Enter the key and the token, or neither.";
export const address = "Address of the board";
export const addressHint = "As your browser shows it when the board is open in Planka.";
export const exampleAddress = "https://planka.example.org/boards/1357158568008091264";
export const plankaToken = "API key or access token";
export const plankaTokenHint = "It is stored encrypted until the import is finished, and then forgotten.";
export const goOn = "Continue";

/** Uploads. */
export const uploading = (name: string) => `Uploading ${name}`;
export const cancelUpload = (name: string) => `Cancel the upload of ${name}`;
export const notUploaded = (reason: string) => `Not uploaded. ${reason}`;

/** The list on the page of boards. */
export const imports = "Imports";
export const isReading = "Reading the file…";
export const isReady = "Ready: look at what is in it.";
export const isImporting = "Importing…";
export const isDone = "Imported.";
export const isDoneFrom = (name: string) => `Imported from ${name}.`;
export const hasFailed = "Not imported.";
export const review = "Review";
export const details = "Details";
export const show = "Show";
export const reviewOf = (name: string) => `Review the import of ${name}`;
export const showOf = (name: string) => `Show the import of ${name}`;
export const detailsOf = (name: string) => `Details of the import of ${name}`;
export const dismissOf = (name: string) => `Remove the import of ${name} from the list`;
export const cancelOf = (name: string) => `Cancel the import of ${name}`;

/** The page of an import. */
export const importOf = (name: string) => `Import of ${name}`;
export const formats: Record<(typeof IMPORT_FORMATS)[number] | "planka", string> = {
  boardcast: "Boardcast export",
  trello: "Trello board",
  wekan: "Wekan board",
  deck: "Nextcloud Deck board",
  "4ga": "4ga Boards export",
  csv: "CSV table",
  planka: "Planka board",
};
export const whatIsInIt = "What will be created";
export const wasCreated = "What was created";
export const boardName = "Name of the board";
export const kinds = {
  columns: "Columns",
  cards: "Cards",
  labels: "Labels",
  checklists: "Checklists",
  items: "Checklist items",
  comments: "Comments",
  attachments: "Files",
};
export const cardCount = (count: number) => plural(count, { one: "1 card", other: `${number(count)} cards` });
export const moreColumns = (count: number) =>
  plural(count, { one: "and 1 more column", other: `and ${number(count)} more columns` });
export const peopleCount = (count: number) =>
  plural(count, {
    one: "The file names 1 person. You can match them to a member after the import.",
    other: `The file names ${number(count)} people. You can match them to members after the import.`,
  });
export const archivedColumns = (count: number) =>
  plural(count, {
    one: "1 column goes to the archive.",
    other: `${number(count)} columns go to the archive.`,
  });
export const archivedCards = (count: number) =>
  plural(count, { one: "1 card goes to the archive.", other: `${number(count)} cards go to the archive.` });
/** So many of something. */
export const willBeLeftOut = "What will not come over";
export const wasLeftOut = "What did not come over";
export const nothingLeftOut = "Everything in the file comes over.";
export const everythingCame = "Everything in the file came over.";
export const warnings = "Warnings";
export const timesWarned = (sentence: string, count: number) => `${sentence} (${number(count)} times)`;
export const showAll = (count: number) => `Show all ${number(count)}`;
export const start = "Import the board";
export const discard = "Discard";
export const discarded = "The file was discarded. Nothing was created.";
export const importing = "Importing the board";
export const queued = "Waiting for its turn…";
export const mayLeave =
  "You can leave this page or close it: the import goes on, and the page of your boards shows how far it is.";
export const allOrNothing = "The board appears when it is complete.";
export const cancelAsk = "Cancel…";
export const cancelImport = "Cancel the import";
export const reallyCancel = (name: string) =>
  `Cancel the import of ${name}? No board is created, and the file has to be uploaded again.`;
export const keepImporting = "Keep importing";
export const cancelled = "The import was cancelled.";
export const trying =
  "Boardcast cannot be reached. The import goes on; this page shows how far it is as soon as it can.";

export const done = "The board has been imported";
export const openBoard = "Open the board";
export const downloadReport = "Download the report";
/** Without its ending. */
export const reportName = "import-report";
export const undoImport = "Undo import";
export const peopleByName =
  "The people in the file are shown by their names. Once they are members of the board, you can say who is who.";
export const matchPeople = "Match people";

export const failed = "The board was not imported";
export const nothingCreated = "Nothing was created.";
export const checkFile = "Make sure that it is the file as it was exported, complete and unchanged.";
export const exportAgain = "Export it again, and try it with the new file.";
export const canBeImported = (files: string) => `These can be imported: ${files}`;
export const checkAddress =
  "Make sure that the address is that of a board, and that you can open it in Planka.";
export const checkToken =
  "Make sure that the key or token is valid and belongs to somebody who can see the board.";
export const elseTell = "If it still fails, tell an administrator what is written above.";
export const tryAnother = "Import another file";
export const notThere = "This import no longer exists";
export const whyNotThere =
  "It was cancelled or removed, or it is too long ago. A board that was imported is among your boards.";
export const notLoaded = "The import could not be loaded";

/** Before the reason. */
export const notStarted = "The import was not started.";
export const notRemoved = "The import was not removed.";
export const notCancelled = "The import was not cancelled.";
export const notUndone = "The import was not undone.";

/** CSV files: which column of the file becomes what. */
export const mapping = "Which column is what";
export const mappingNote =
  "A card is created from each row. Choose the column of the file for each field of a card.";
export const fields: Record<string, string> = {
  title: "Title",
  description: "Description",
  column: "Column of the board",
  labels: "Labels",
  assignees: "People",
  start_at: "Start date",
  due_at: "Due date",
  complete: "Complete",
};
export const datesNote = (timeZone: string) =>
  `Dates that name no time zone are read in yours (${timeZone}). A due date without a time is the end of that day.`;
export const notInFile = "Not in the file";
export const titleNeeded = "Choose the column that contains the titles of the cards.";
export const sample = "The first cards";
export const countAgain = "Update the preview";
export const readingChanged =
  "You have changed how the table is read. Update the preview before you import the board.";
export const whichDay = (date: string, day: string, other: string) => `Is ${date} ${day} or ${other}?`;
export const whichDayNote =
  "No other date in the file shows which number is the month. Without an answer, such dates are kept as text at the end of the description.";

/** Export. */
export const exportAsk = "Export…";
export const exportOf = (title: string) => `Export “${title}”`;
export const whatIsExported =
  "A ZIP file with everything on the board: columns, cards, comments, files, and what is archived. It can be imported here or on another Boardcast.";
export const withHistory = "With the whole history";
export const historyNote =
  "Every change since the board was created, for your records. It is not imported again.";
export const download = "Download";
export const downloadStarted = "The download has started.";
