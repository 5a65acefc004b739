/** The cards assigned to the user. */
import { number } from "../format.ts";

export const myCards = "My cards";
export const groupBy = "Group by";
export const orders = { due: "By due date", board: "By board" };
export const showComplete = "Show completed";
export const cardsNotLoaded = "Couldn’t load your cards";
export const mayBeOutdated = "The list may be out of date.";
export const cardsOffline =
  "These are your cards as last loaded on this device. Your changes are sent later.";
export const nothingToDo = "Nothing to do";
export const nothingOnBoard = "Nothing to do on this board";
export const showAllBoards = "Show cards on all boards";
export const board = "Board";
export const allBoards = "All boards";
/** One that has none of the cards. */
export const otherBoard = "Another board";
export const boardWithCount = (title: string, count: number) => `${title} (${number(count)})`;
export const whatAppearsHere = "Cards assigned to you on any board appear here.";
export const showMoreCards = "Show more cards";
export const completeCard = (title: string) => `Complete ${title}`;
export const groups = {
  overdue: "Overdue",
  earlier: "Earlier",
  today: "Today",
  tomorrow: "Tomorrow",
  week: "Next 7 days",
  later: "Later",
  none: "No due date",
};
/** Above the boards, where cards are grouped by these. */
export const dueByToday = "Overdue and today";
