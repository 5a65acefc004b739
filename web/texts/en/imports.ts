/** Boards that come from a file or another service, and boards that are exported. */
import type { IMPORT_FORMATS } from "../../../contract/imports.ts";
import { number, plural } from "../format.ts";

export const importBoard = "Import";
export const importABoard = "Import a board";
export const dropToImport = "Drop the file to import it";
export const nothingYet = "You’ll see what’s in it before anything is created.";
export const oneFile = "Drop one file at a time.";

/** The dialog. */
export const from = "Import from";
export const sources = { file: "File", planka: "Planka" };
export const chooseFile = "Choose a file";
export const orDropIt = "or drop it here";
export const accepted = [
  "Trello: in the board menu, choose Print, export and share, then Export as JSON. A ZIP with its files works too.",
  "Wekan, Nextcloud Deck, 4ga Boards, Boardcast: board export",
  "Spreadsheet (CSV)",
];
export const whichFiles =
  "a board export from Trello (JSON, or a ZIP with its files), Wekan, Nextcloud Deck, 4ga Boards or Boardcast, or a spreadsheet saved as CSV. To export from Trello, open the board menu and choose Print, export and share, then Export as JSON.";
export const emptyFile = "This file is empty or is a folder.";
export const filesOfTrello = "Include files from Trello cards";
export const whyTrello =
  "Trello exports contain only links to uploaded files. With your API key and token we can download them. Both are deleted afterwards. Get them at trello.com/power-ups/admin.";
export const trelloKey = "API key";
export const trelloToken = "Token";
export const bothOfTrello = "Enter the key and the token, or neither.";
export const address = "Board address";
export const addressHint = "Copy it from your browser with the board open in Planka.";
export const exampleAddress = "https://planka.example.org/boards/1357158568008091264";
export const plankaToken = "API key or access token";
export const plankaTokenHint = "Stored encrypted until the import is finished, then deleted.";
export const goOn = "Continue";

/** Uploads. */
export const uploading = (name: string) => `Uploading ${name}`;
export const cancelUpload = (name: string) => `Cancel the upload of ${name}`;
export const notUploaded = (reason: string) => `Not uploaded. ${reason}`;

/** The list on the page of boards. */
export const imports = "Imports";
export const isReading = "Reading the file…";
export const isReady = "Ready to review.";
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
export const importOf = (name: string) => `Import ${name}`;
export const formats: Record<(typeof IMPORT_FORMATS)[number] | "planka", string> = {
  boardcast: "Boardcast export",
  trello: "Trello board",
  wekan: "Wekan board",
  deck: "Nextcloud Deck board",
  "4ga": "4ga Boards export",
  csv: "Spreadsheet (CSV)",
  planka: "Planka board",
};
export const whatIsInIt = "What will be created";
export const wasCreated = "What was created";
export const boardName = "Board name";
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
export const willBeLeftOut = "What won’t be imported";
export const wasLeftOut = "What wasn’t imported";
export const nothingLeftOut = "Everything in the file will be imported.";
export const everythingCame = "Everything in the file was imported.";
export const warnings = "Warnings";
export const timesWarned = (sentence: string, count: number) => `${sentence} (${number(count)} times)`;
export const showAll = (count: number) => `Show all ${number(count)}`;
export const start = "Import board";
export const discard = "Discard";
export const discarded = "The file was discarded. Nothing was created.";
export const importing = "Importing the board";
export const queued = "Waiting for its turn…";
export const mayLeave =
  "You can leave or close this page. The import continues, and your boards page shows its progress.";
export const allOrNothing = "The board appears once it’s complete.";
export const cancelAsk = "Cancel…";
export const cancelImport = "Cancel the import";
export const reallyCancel = (name: string) =>
  `Cancel the import of ${name}? No board is created, and you’ll have to upload the file again.`;
export const keepImporting = "Keep importing";
export const cancelled = "The import was cancelled.";
export const trying =
  "Boardcast can’t be reached. The import continues, and its progress shows here again once you’re connected.";

export const done = "The board has been imported";
export const openBoard = "Open board";
export const downloadReport = "Download report";
/** Without its ending. */
export const reportName = "import-report";
export const undoImport = "Undo import";
export const peopleByName =
  "People from the file are shown by name. Once they’re members of the board, you can match them.";
export const matchPeople = "Match people";

export const failed = "Couldn’t import the board";
export const nothingCreated = "Nothing was created.";
export const checkFile = "Make sure it’s the original export, complete and unchanged.";
export const exportAgain = "Export it again and try the new file.";
export const canBeImported = (files: string) => `You can import ${files}`;
export const checkAddress = "Make sure the address is a board’s and that you can open it in Planka.";
export const checkToken = "Make sure the key or token is valid and its owner can see the board.";
export const elseTell = "If it still fails, send an administrator the message above.";
export const tryAnother = "Import another file";
export const notThere = "This import no longer exists";
export const whyNotThere =
  "It was cancelled or removed, or it’s too old. If the board was imported, it’s among your boards.";
export const notLoaded = "Couldn’t load the import";

/** Before the reason. */
export const notStarted = "Couldn’t start the import.";
export const notRemoved = "Couldn’t remove the import.";
export const notCancelled = "Couldn’t cancel the import.";
export const notUndone = "Couldn’t undo the import.";

/** CSV files: which column of the file becomes what. */
export const mapping = "Match columns";
export const mappingNote = "Each row becomes a card. Choose which column of the file goes into each field.";
export const fields: Record<string, string> = {
  title: "Title",
  description: "Description",
  column: "Board column",
  labels: "Labels",
  assignees: "People",
  start_at: "Start date",
  due_at: "Due date",
  complete: "Complete",
};
export const datesNote = (timeZone: string) =>
  `Dates without a time zone use yours (${timeZone}). Due dates without a time are set to the end of the day.`;
export const notInFile = "Not in the file";
export const titleNeeded = "Choose the column with the card titles.";
export const sample = "First cards";
export const countAgain = "Update the preview";
export const readingChanged =
  "You changed how the file is read. Update the preview before you import the board.";
export const whichDay = (date: string, day: string, other: string) => `Is ${date} ${day} or ${other}?`;
export const whichDayNote =
  "No other date in the file shows which number is the month. If you don’t choose, such dates are kept as text at the end of the description.";

/** Export. */
export const exportAsk = "Export…";
export const exportOf = (title: string) => `Export “${title}”`;
export const whatIsExported =
  "A ZIP file with everything on the board: columns, cards, comments, files and archived items. You can import it here or into another Boardcast.";
export const withHistory = "Include full history";
export const historyNote =
  "Every change since the board was created, for your records. Not used when importing.";
export const download = "Download";
export const downloadStarted = "The download has started.";
