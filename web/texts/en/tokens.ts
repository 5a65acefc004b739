/** API tokens on the settings page. */
import { dateFormat, number, plural } from "../format.ts";

const DAY = dateFormat({ dateStyle: "medium" });

export const tokens = "API tokens";
export const tokensNote = "For scripts and apps that act on your behalf, with only the rights you give them.";
export const noTokens = "You have no API tokens.";
export const newToken = "New token…";
export const newTokenTitle = "New API token";
export const createToken = "Create token";
export const name = "Name";
export const nameHint = "What you’ll use it for. Others see it next to your name in the activity.";
export const rights = "Rights";
export const scopes = { read: "Read", write: "Read and write", admin: "Read, write and manage" };
export const scopeNotes = {
  read: "See boards, cards and comments.",
  write: "Also change cards, columns, labels and comments.",
  admin: "Also do what owners can: manage members, invitations and rules, and delete boards.",
};
export const boards = "Boards";
export const allBoards = "All my boards";
export const onlyThese = "Only these boards:";
export const chooseBoard = "Choose at least one board.";
export const boardsNotLoaded = "Couldn’t load your boards.";
export const onBoards = (count: number) =>
  plural(count, { one: "1 board", other: `${number(count)} boards` });
export const expiry = "Expires";
export const lifetimes = { 30: "In 30 days", 90: "In 90 days", 365: "In a year", 0: "Never" };
export const expires = (at: string) => `expires ${DAY.format(new Date(at))}`;
export const hasExpired = (at: string) => `expired ${DAY.format(new Date(at))}`;
export const neverExpires = "never expires";
export const usedJustNow = "used just now";
export const usedAgo = (ago: string) => `used ${ago}`;
export const neverUsed = "never used";
export const tokenOf = (name: string) => `Token “${name}”`;
export const copyNow = "Copy the token now. It won’t be shown again.";
export const done = "Done";
export const deleteNamed = (name: string) => `Delete ${name}`;
export const deleteQuestion = (name: string) => `Delete the token “${name}”?`;
export const deleteWarning = "Anything that uses it stops working right away. This can’t be undone.";
export const deleteToken = "Delete token";
export const tokenDeleted = (name: string) => `The token “${name}” was deleted.`;
export const tokenNotDeleted = "Couldn’t delete the token.";
export const restNotLoaded = "Couldn’t load the rest of the list.";
