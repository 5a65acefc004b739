/** Words that several screens share. */
export const cancel = "Cancel";
export const close = "Close";
export const save = "Save";
