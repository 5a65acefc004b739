/** The page of a public link. */
export const pageTitle = (title: string) => `${title} · Boardcast`;
export const board = "Board";
export const loading = "Loading the board.";
export const readOnlyLive = "Read-only · live";
export const readOnlyLate = "Read-only · connecting…";
export const noColumns = "There is nothing on this board yet.";
export const files = "Files";
export const ended = "This link has ended";
export const endedWhy =
  "It may have expired, or an owner of the board has ended it. Ask whoever gave it to you for a new one.";
export const notReached = "The board cannot be reached";
export const tryingAgain = "Trying again…";
