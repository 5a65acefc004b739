import { number, plural } from "../format.ts";

export const activity = "Activity";
export const closeActivity = "Close activity";
export const showNew = (count: number) =>
  plural(count, { one: "Show 1 new change", other: `Show ${number(count)} new changes` });
/** Opens the lines that one line stands for. */
export const changes = (count: number) =>
  plural(count, { one: "1 change", other: `${number(count)} changes` });

export const show = "Show";
/** After "Show", for screen readers. */
export const onTheBoard = (name: string) => ` ${name} on the board`;
/** After "Undo", for screen readers: "moved “Fix login” to Done". */
export const ofThis = (did: string) => `: ${did}`;
export const theCard = "the card";
export const theColumn = "the column";
/** Of the time of a change, which leads there. */
export const boardThen = "Show the board at this time";
export const cardIsGone = "This card is no longer on the board.";
export const columnIsGone = "This column is no longer on the board.";
export const filterCleared = "The filter was cleared because it hid this card.";

export const whose = "Filter activity";
export const activityOf = (name: string) => `${name}’s activity`;
export const activityOfEveryone = "Everyone’s activity";
export const everyone = "Everyone";
/** `whose` is one of those above. */
export const ofTopic = (whose: string, topic: string) => `${whose}: ${topic}`;
export const everything = "All changes";
export const topics = {
  comments: "Comments",
  cards: "Card changes",
  removals: "Archived and deleted",
  board: "Columns, labels, members",
};
export const nothingOfTopic = "Nothing of this kind has happened here.";
export const youChangedNothing = "You haven’t changed anything on this board yet.";
export const changedNothing = (name: string) => `${name} hasn’t changed anything on this board yet.`;
export const formerMemberChangedNothing = "This person hasn’t changed anything on this board yet.";
export const olderIsGone = "Older activity isn’t kept.";

export const loading = "Loading activity";
export const loadingOlder = "Loading older activity";
export const notLoaded = (reason: string) => `Couldn’t load the activity. ${reason}`;
export const panelNotLoaded = "Couldn’t load the activity. The board still works.";
