/** Of the boards, what the page of a board needs as well. */
export const editBoard = "Board settings";
export const deleteBoard = "Delete board";
export const wasDeleted = (title: string) => `The board “${title}” was deleted.`;
export const wasRestored = (title: string) => `The board “${title}” was restored.`;
export const wasNotRestored = (title: string) => `Couldn’t restore the board “${title}”.`;
