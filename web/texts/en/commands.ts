/** Commands of the palette. `also`: other words by which they are found. */
export const cardDue = { name: "Set the due date", also: "deadline" };
export const cardLabels = { name: "Change labels", also: "tags" };
export const cardPeople = { name: "Assign people", also: "members assignees" };
export const cardComplete = { name: "Mark complete or not complete", also: "done finish" };
export const cardMove = { name: "Move card", also: "column position" };
export const cardArchive = { name: "Archive card", also: "hide" };
export const cardLink = { name: "Copy link to card", also: "share address url" };
export const cardCopy = { name: "Copy card", also: "duplicate" };
export const cardRename = { name: "Rename card", also: "title" };
export const cardStart = { name: "Set the start date", also: "begin" };
export const cardDelete = { name: "Delete card", also: "remove trash" };

export const newCard = { name: "New card", also: "add create" };
export const filter = { name: "Filter cards", also: "show" };
export const onlyMine = { name: "Show only my cards, or all", also: "mine assigned" };
export const findOnBoard = { name: "Find on this board", also: "text" };
export const calendar = { name: "Calendar", also: "month week due" };
export const columns = { name: "Board view", also: "columns" };
export const activity = { name: "Activity", also: "history log" };
export const members = { name: "Members", also: "people invite share" };
export const newColumn = { name: "New column", also: "add create list" };
export const rules = { name: "Automation rules", also: "automatic" };
export const copyBoard = { name: "Copy board", also: "duplicate template" };
export const trash = { name: "Archive and trash", also: "deleted restore" };
export const past = { name: "Board history", also: "earlier past time travel version" };
export const webhooks = { name: "Webhooks", also: "api integration send" };

export const myCards = { name: "My cards", also: "assigned" };
export const inbox = { name: "Inbox", also: "notifications" };
export const newBoard = { name: "New board", also: "add create" };
export const boards = { name: "All boards", also: "home" };
export const settings = { name: "Settings", also: "account language" };
export const lightTheme = { name: "Theme: light", also: "appearance mode colours" };
export const darkTheme = { name: "Theme: dark", also: "appearance mode colours" };
export const systemTheme = { name: "Theme: match system", also: "appearance mode colours" };
export const help = { name: "Keyboard shortcuts", also: "keys" };
export const logOut = { name: "Log out", also: "sign logout exit" };
