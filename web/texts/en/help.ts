/** The list of keyboard shortcuts. */
import { number, plural } from "../format.ts";

export const keyNames = {
  control: "Ctrl",
  shift: "Shift",
  alt: "Alt",
  tab: "Tab",
  escape: "Esc",
  enter: "Enter",
  space: "Space",
  delete: "Del",
  pageUp: "Page Up",
  pageDown: "Page Down",
  click: "click",
};

export const find = "Find a shortcut";
export const found = (count: number) =>
  plural(count, { one: "1 shortcut found", other: `${number(count)} shortcuts found` });
export const nothingFound = "No shortcut matches";
export const otherWords = "Try another word, or the name of a key.";
export const showAll = "Show all shortcuts";
/** Words by which the keys ↑ ↓ ← → are found. */
export const arrowKeys = "arrow keys arrows";

export const anywhere = "Anywhere";
/** Above the keys of other pages. */
export const elsewhere = "On other pages";
export const openPalette = "Go to a board or card, or run a command";
export const searchAllBoards = "Search the cards of all boards";
export const showHelp = "Show this help";

export const onTheBoard = "Anywhere on the board";
export const filterCards = "Filter cards";
export const onlyMine = "Show only my cards, or all cards";
export const addCard = "Add a card to the current column";
export const switchBoard = "Switch to another board";
export const activity = "Show or hide activity";
export const undoing = "Undoing";
export const undoLast = "Undo your last change (in an open card, your last change there)";
export const redoLast = "Redo it";
export const closeOrCancel = "Close, cancel or clear the selection";

export const onTile = "On a focused card";
export const nextCard = "Go to the next card";
export const openCard = "Open it";
export const inOpenCardToo = "On a focused, hovered, selected or open card";
export const changeLabels = "Change its labels";
export const changePeople = "Assign people";
export const assignMe = "Assign it to me, or take me off";
export const setDueDate = "Set its due date";
export const markComplete = "Mark it complete, or not complete";
export const moveElsewhere = "Move it to another column or position";
export const moveOneStep = "Move it one step, or all selected cards";
export const pickUp = "Pick it up: arrow keys move it, Space drops it, Esc cancels";
export const addBelow = "Add a card below it";
export const rename = "Rename it";
export const copyLink = "Copy a link to it";
export const archive = "Archive it";
export const deleteCard = "Delete it (Ctrl Z brings it back)";

export const inOpenCard = "In an open card";
export const nextInColumn = "Go to the next or previous card in the column";
export const writeComment = "Write a comment";
export const editDescription = "Edit the description";
export const addChecklist = "Add a checklist";
export const attachFiles = "Attach files";
export const setStartDate = "Set its start date";
export const watchCard = "Watch it, or stop watching";

export const inChecklist = "In a checklist";
export const nextItem = "Go to another item or to its buttons";
export const moveItem = "Move the item";
export const editItem = "Edit the item";
export const whileWriting = "While writing";
export const bold = "Bold";
export const italic = "Italic";
export const makeLink = "Turn the selection into a link";
export const indentItem = "Indent a list item (after Esc: leave the field)";
export const saveText = "Save or send it";

export const selecting = "Selecting cards";
export const select = "Select or deselect the card";
export const selectWithMouse = "Select or deselect with the mouse";
export const selectUpTo = "Select every card from the last selected one";

export const inCalendar = "In the calendar";
export const nextDay = "Go to another day";
export const nextMonth = "Go to the previous or next month";
export const addOnDay = "Add a card on that day, or open the focused card";
export const addOnFocusedDay = "Add a card on that day, even when a card is focused";
export const moveByDays = "Move the card by a week or a day";
export const inLists = "In My cards, search results and the inbox";
export const nextInList = "Go to the next or previous item";
export const completeOrDue = "Mark the card complete, or set its due date";
export const readNotification = "Mark the notification as read";
export const onColumnHandle = "On the drag handle of a column";
export const pickUpColumn = "Pick it up: ← and → move it, Space drops it";

export const useSingleKeys = "Use single-key shortcuts";
export const byTouch = "On a touch screen";
export const holdAndDrag = "Hold, drag";
export const moveByTouch = "Move a card or a column";
export const holdAndLetGo = "Hold, let go";
export const selectByTouch = "Select a card, then tap others to add them";
export const menuOfDots = "Everything you can do with a card, a column or the board";
export const withKeyboard = "With a keyboard";
