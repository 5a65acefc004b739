/** The list of boards, the board switcher, and the dialogs about a board as a whole. */
import { number, plural } from "../format.ts";

export const boards = "Boards";
export const findBoard = "Find a board";
/** Of one's own cards; of those that are `cut` there may be more. */
export const myDue = (overdue: number, today: number, cut: string | undefined) =>
  [
    overdue > 0 && `${number(overdue)}${cut === "overdue" ? "+" : ""} overdue`,
    today > 0 && `${number(today)}${cut === "today" ? "+" : ""} due today`,
  ]
    .filter(Boolean)
    .join(", ");
export const boardsNotLoaded = "Couldn’t load your boards";
export const boardsNotLoadedNote = "Couldn’t load your boards.";
export const mayBeOutdated = "The list may be out of date.";
export const showMoreBoards = "Show more boards";
export const found = "Found";
/** None has the words that were typed, but these have them with a typo. */
export const similarNames = "Similar names";
export const onlySimilar = "No exact match. Showing similar names.";
export const foundSoFar = "Found so far";
export const foundCount = (count: number) =>
  plural(count, { one: "1 board found", other: `${number(count)} boards found` });
export const noneCalled = (text: string) => `No boards match “${text}”.`;
export const starred = "Starred";
export const recentlyOpened = "Recently opened";
export const otherBoards = "Other boards";
export const allBoards = "All boards";

export const star = (title: string) => `Star ${title}`;
export const starNotChanged = (title: string) => `Couldn’t change the star on “${title}”`;
/** Before a time such as "3 hours ago". */
export const lastChange = "Changed";
export const sortBoards = "Sort boards";
export const orders = { opened: "Last opened", changed: "Last changed", name: "Name" };
export const actionsFor = (title: string) => `Actions for ${title}`;
export const editAsk = "Settings…";
export const copyAsk = "Copy…";
export const deleteAsk = "Delete…";
export const useAsTemplate = "Use as template";
/** On the tile of a board. */
export const template = "Template";

export const newBoard = "New board";
export const newBoardName = "New board name";
export const createBoard = "Create board";
export const boardNotCreated = "Couldn’t create the board.";
/** The start of a message: a full stop and the reason follow. */
export const boardNotCreatedNote = (title: string) => `Couldn’t create the board “${title}”`;
export const templatesOffline = "Templates need a connection. You can create an empty board offline.";
export const startFrom = "Start from";
export const emptyBoard = "Empty board";
export const yourTemplates = "Your templates";
export const emptyBoardNote = "Add columns and cards yourself.";
export const loadingTemplates = "Loading templates…";
export const templatesNotLoaded = "Couldn’t load the templates.";
/** For screen readers, before the titles of the columns. */
export const columnsOf = "Columns:";
export const moreColumns = (count: number) => `${number(count)} more`;
export const cardCount = (count: number) => plural(count, { one: "1 card", other: `${number(count)} cards` });
export const chooseTemplate = "Choose a template…";
export const startWithBoard = "Start with a board";
export const whatBoardsAre =
  "Boards have columns, columns have cards, and everyone you invite sees changes as they happen. The sample board has a bit of everything for you to try out.";
export const showSample = "Show me a sample board";
export const creating = "Creating…";
export const sampleNotCreated = "Couldn’t create the sample board.";

export const boardNotChanged = (title: string) => `Couldn’t change the board “${title}”`;
export const name = "Name";
export const description = "Description";
export const color = "Colour";

export const copyOf = (title: string) => `Copy of ${title}`;
export const copyBoardTitle = (title: string) => `Copy “${title}”`;
export const nameOfCopy = "Name for the copy";
export const whatToCopy = "Copy";
export const parts = {
  cards: "Cards, with checklists and files",
  labels: "Labels",
  rules: "Automation rules",
  members: "Members and assignees",
};
export const copyNote = "Columns are always copied. Comments and history aren’t. You’ll own the copy.";
export const copyBoard = "Copy board";
export const copying = "Copying…";

export const deleteQuestion = (title: string) => `Delete “${title}”?`;
const days = (count: number) => plural(count, { one: "1 day", other: `${number(count)} days` });
export const deleteWarning = (others: number) =>
  others === 0
    ? "Its columns, cards and files will be deleted."
    : plural(others, {
        one: "Its columns, cards and files will be deleted, for the other member too.",
        other: `Its columns, cards and files will be deleted, for all ${number(others)} other members too.`,
      });
export const youCanRestore = (count: number) => `You can restore the board for ${days(count)}.`;

export const deletedBoards = "Deleted boards";
export const restorableFor = (count: number) => `You can restore boards you own for ${days(count)}.`;
export const noDeletedBoards = "You have no deleted boards.";
export const deletedNotLoaded = "Couldn’t load the deleted boards.";
export const loadingDeleted = "Loading deleted boards";
/** Before a time such as "3 days ago". */
export const deleted = "Deleted";
export const restoreBoard = (title: string) => `Restore ${title}`;

export const switchBoard = "Switch board";
export const boardName = "Board name";
export const findOrCreate = "Type to find or create a board";
export const createNamed = (title: string) => `Create board “${title}”`;
export const loadingBoards = "Loading your boards…";
export const noOtherBoards = "You have no other boards. Type a name to create one.";
/** Before a time, for screen readers. */
export const opened = "opened ";

export const boardsOffline =
  "Boards saved on this device still open, and you can work on them and create new ones. The others are marked. Importing, copying and deleting boards has to wait.";
export const importOffline = "Importing a board needs a connection to Boardcast.";
export const deletedOffline = "You can restore deleted boards once you’re connected to Boardcast again.";
export const boardAway = "Not available offline";
