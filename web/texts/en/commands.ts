/** Commands of the palette. `turnsOff`: what they do while it is so; `also`: other words by which they are found. */
export const cardDue = { name: "Set the due date", also: "deadline" };
export const cardLabels = { name: "Change labels", also: "tags" };
export const cardPeople = { name: "Assign people", also: "members assignees" };
export const cardAssignMe = { name: "Assign to me", turnsOff: "Take me off the card", also: "mine join" };
export const cardComplete = { name: "Mark complete", turnsOff: "Mark not complete", also: "done finish" };
export const cardMove = { name: "Move card", also: "column position" };
export const cardArchive = { name: "Archive card", also: "hide" };
export const cardLink = { name: "Copy link to card", also: "share address url" };
export const cardCopy = { name: "Copy card", also: "duplicate" };
export const cardRename = { name: "Rename card", also: "title" };
export const cardStart = { name: "Set the start date", also: "begin" };
export const cardNext = { name: "Next card in the column", also: "below down" };
export const cardPrevious = { name: "Previous card in the column", also: "above up" };
export const cardComment = { name: "Write a comment", also: "reply answer" };
export const cardDescription = { name: "Edit the description", also: "text write" };
export const cardChecklist = { name: "Add a checklist", also: "tasks steps" };
export const cardAttach = { name: "Attach files", also: "upload picture" };
export const cardWatch = {
  name: "Watch card",
  turnsOff: "Stop watching card",
  also: "follow notify notifications",
};
export const cardDelete = { name: "Delete card", also: "remove trash" };

export const newCard = { name: "New card", also: "add create" };
export const filter = { name: "Filter cards", also: "show" };
export const onlyMine = {
  name: "Show only my cards",
  turnsOff: "Show everyone’s cards",
  also: "mine assigned",
};
export const findOnBoard = { name: "Find on this board", also: "text" };
export const calendar = { name: "Calendar", also: "month week due" };
export const columns = { name: "Board view", also: "columns" };
export const activity = { name: "Activity", turnsOff: "Close activity", also: "history log" };
export const labels = { name: "Labels", also: "tags" };
export const members = { name: "Invite and manage members", also: "people" };
export const newColumn = { name: "New column", also: "add create list" };
export const rules = { name: "Automation rules", also: "automatic" };
export const share = { name: "Share by public link", also: "publish read-only url" };
export const undo = { name: "Undo your last change", also: "back revert" };
export const redo = { name: "Redo your last change", also: "again" };
export const changes = { name: "Your changes", also: "unsent refused offline waiting" };
export const renameBoard = { name: "Rename board", also: "title name" };
export const editBoard = { name: "Board settings", also: "edit name description colour color background" };
export const deleteBoard = { name: "Delete board", also: "remove" };
export const copyBoard = { name: "Copy board", also: "duplicate" };
export const template = {
  name: "Use board as template",
  turnsOff: "Stop using board as template",
  also: "pattern",
};
export const trash = { name: "Archive and trash", also: "deleted restore" };
export const past = { name: "Board history", also: "earlier past time travel version" };
export const exportBoard = { name: "Export board", also: "download backup zip" };
export const webhooks = { name: "Webhooks", also: "api integration send" };

export const myCards = { name: "My cards", also: "assigned" };
export const inbox = { name: "Inbox", also: "notifications" };
export const newBoard = { name: "New board", also: "add create" };
export const importBoard = { name: "Import a board", also: "upload trello planka csv" };
export const boards = { name: "All boards", also: "home" };
export const settings = { name: "Settings", also: "account" };
export const language = { name: "Language", also: "english german deutsch sprache translation" };
export const lightTheme = { name: "Theme: light", also: "appearance mode colours" };
export const darkTheme = { name: "Theme: dark", also: "appearance mode colours" };
export const systemTheme = { name: "Theme: match system", also: "appearance mode colours" };
export const help = { name: "Keyboard shortcuts", also: "keys help hotkeys" };
export const logOut = { name: "Log out", also: "sign logout exit" };
