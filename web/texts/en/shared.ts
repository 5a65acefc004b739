/** The page of a public link. */
export const pageTitle = (title: string) => `${title} · Boardcast`;
export const board = "Board";
export const loading = "Loading the board.";
export const readOnly = {
  live: "Read-only · live",
  connecting: "Read-only · connecting…",
  offline: "Read-only · offline",
};
export const noColumns = "There is nothing on this board yet.";
export const files = "Files";
export const ended = "This link does not exist or has ended";
export const endedWhy =
  "Check that the address is complete. The link may also have expired, or an owner of the board has ended it: ask whoever gave it to you for a new one.";
export const startPage = "Go to the start page";
export const notReached = "The board cannot be reached";
export const tryingAgain = "Trying again…";
