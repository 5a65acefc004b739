import type { Author } from "../../board/presence/authors.ts";
import { number } from "../format.ts";

export const board = "Board";
export const boardName = "Board name";
export const switchBoard = "Switch board";
export const switchBoardKey = "Switch board (B)";
export const aboutBoard = "About this board";
export const noDescription = "This board has no description yet.";
export const addDescription = "Add a description";
export const editDescription = "Edit the description";
export const owner = "Owner";
export const allAboutMembers = "Members and roles";
export const members = "Members";
export const labels = "Labels";
export const automation = "Automation";
export const share = "Share";
export const ownersShare = "Only board owners can share it.";
export const isPublic = "Public";
export const whatPublicMeans = "Anyone with the public link can view this board without an account.";
export const webhooks = "Webhooks";
export const activity = "Activity";
export const boardHistory = "Board history";
export const archiveAndTrash = "Archive and trash";
export const exportBoard = "Export";
export const useAsTemplate = "Use as template";
/** Headings in the menu of a board. */
export const thisBoard = "This board";
export const peopleAndAutomation = "People and automation";
export const pastAndData = "History and data";
export const boardMenu = "Board menu";
export const membersAndHere = (others: number) =>
  others === 0 ? members : `${members} · ${number(others)} here now`;
export const shareAndPublic = (isNow: boolean) => (isNow ? `${share} · ${isPublic}` : share);
export const searchAndCommands = "Search and commands";
export const boards = "Boards";
export const view = "View";
export const calendar = "Calendar";

/** Titles of dialogs, while they are being loaded. */
export const card = "Card";
export const copyBoard = "Copy board";
export const copyCard = "Copy card";
export const moveCard = "Move card";
export const columnColor = "Column colour";
export const cardLimit = "Card limit";
export const severalLines = "Several lines";
export const changeCards = "Change cards";

/** For screen readers. */
export const loading = "Loading the board.";
export const notResponding = "Boardcast isn’t responding. Trying again…";

export const openBoard = "Open board";
export const yourBoards = "Go to your boards";
export const changesNotSaved = "Your changes weren’t saved";
export const closed = { title: "The connection was closed", detail: "Open the board again to continue." };
export const restored = { title: "This board was restored", detail: "It’s back, with everything on it." };
const who = (author: Author) =>
  typeof author === "object" ? author.name : author === "you" ? "You" : "Someone";
export const deleted = (author: Author) => ({
  title: "This board was deleted",
  detail: `${who(author)} deleted it while you had it open${author === "you" ? " here" : ""}. Its owners can restore it from their list of boards.`,
});
export const noAccess = (account: string) => ({
  title: "You don’t have access to this board",
  detail: `You’re logged in as ${account}. Ask a board owner to add you. The board opens here as soon as they do.`,
});
export const added = {
  title: "You now have access to this board",
  detail: "A board owner has added you.",
};
export const otherAccount = "Log in with another account";
export const notFound = {
  title: "Board not found",
  detail: "It may have been deleted, or the address may be wrong.",
};

export const cardGone = "This card no longer exists";
export const backToBoard = "Back to the board";
export const backToNowFirst = { undo: "Go back to now to undo.", redo: "Go back to now to redo." };
