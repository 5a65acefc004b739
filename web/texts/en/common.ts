/** Words that several screens share. */
export const cancel = "Cancel";
export const close = "Close";
export const discard = "Discard";
export const edit = "Edit";
export const keepWriting = "Keep writing";
export const moveDown = "Move down";
export const moveUp = "Move up";
/** To the trash, or for good: for a person or a label on a card it is "Remove". */
export const remove = "Delete";
export const rename = "Rename";
export const save = "Save";
export const tryAgain = "Try again";
export const undo = "Undo";
