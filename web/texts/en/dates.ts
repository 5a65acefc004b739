/** Dates and times wherever they are shown or chosen. */
export const justNow = "just now";
/** Within a minute from now. */
export const soon = "in a moment";
export const previousMonth = "Previous month";
export const nextMonth = "Next month";
export const yesterday = "Yesterday";
export const today = "Today";
export const tomorrow = "Tomorrow";
/** Of these days. */
export const atTime = (day: string, time: string) => `${day} ${time}`;
export const nextWeek = "Next week";
export const date = "Date";
export const time = "Time";
export const noDate = "No date";
/** The reason follows. */
export const notSaved = "Couldn’t save the date.";
export const incomplete = "It’s incomplete.";
