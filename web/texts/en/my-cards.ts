/** The cards assigned to the user. */
export const myCards = "My cards";
export const showComplete = "Show complete ones";
export const cardsNotLoaded = "Your cards could not be loaded";
export const mayBeOutdated = "The list may be out of date.";
export const nothingToDo = "Nothing to do";
export const whatAppearsHere = "Cards that are assigned to you appear here, whatever board they are on.";
export const showMoreCards = "Show more cards";
export const completeCard = (title: string) => `Complete ${title}`;
export const notChanged = (title: string) => `“${title}” was not changed.`;
export const groups = {
  overdue: "Overdue",
  earlier: "Earlier",
  today: "Today",
  week: "This week",
  later: "Later",
  none: "No due date",
};
