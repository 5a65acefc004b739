/** Words that several screens share. */
export const add = "Add";
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
export const copied = "Copied";
export const copy = "Copy";
export const copyText = "Copy text";
export const discardMyText = "Discard my text";
export const goToBoards = "Go to your boards";
export const keepIt = "Keep it";
export const labels = "Labels";
export const loading = "Loading…";
export const logIn = "Log in";
export const logOut = "Log out";
export const redo = "Redo";
export const restore = "Restore";
export const save = "Save";
export const showMore = "Show more";
export const tryAgain = "Try again";
export const undo = "Undo";
/** Of somebody of an imported board. */
export const notMemberYet = (name: string) => `Not a member yet: ${name}`;
/** Of a person who has the board open, after the name. */
export const hereNow = (name: string) => `${name}, here now`;
