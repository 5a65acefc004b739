import { number, plural } from "../format.ts";

export const comments = (count: number) => (count > 0 ? `Comments (${number(count)})` : "Comments");
export const commentsAndActivity = (count: number) =>
  count > 0 ? `Comments (${number(count)}) and activity` : "Comments and activity";
export const onlyComments = "Only comments";
export const showNewComments = (count: number) =>
  plural(count, { one: "Show 1 new comment", other: `Show ${number(count)} new comments` });
export const showNew = (count: number) =>
  plural(count, { one: "Show 1 new change", other: `Show ${number(count)} new changes` });
export const moreChanges = (count: number) => `Show ${number(count)} more changes`;
export const fewerChanges = "Show fewer changes";
export const loading = "Loading comments and activity";
export const olderComments = "Show older comments";
export const olderActivity = "Show older activity";
export const commentsNotLoaded = (reason: string) => `Couldn’t load the comments. ${reason}`;
export const commentsStored = (reason: string) =>
  `These comments are saved on this device and may be out of date. ${reason}`;
export const commentsOffline = "Comments load once you’re back online.";
export const commentsStoredHere = "These comments are saved on this device and may be out of date.";
export const activityNotLoaded = (reason: string) => `Couldn’t load the activity. ${reason}`;
