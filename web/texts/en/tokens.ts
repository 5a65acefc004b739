/** API tokens on the settings page. */
import { dateFormat, number, plural } from "../format.ts";

const DAY = dateFormat({ dateStyle: "medium" });

export const tokens = "API tokens";
export const tokensNote =
  "For scripts and programs that act in your name, with no more rights than you give them.";
export const noTokens = "You have no API tokens.";
export const newToken = "New token…";
export const newTokenTitle = "New API token";
export const createToken = "Create token";
export const name = "Name";
export const nameHint =
  "What uses it. Others see the name beside yours in the activity of a board and a card.";
export const rights = "Rights";
export const scopes = { read: "Read", write: "Read and write", admin: "Read, write and manage" };
export const scopeNotes = {
  read: "See boards, cards and comments.",
  write: "Also change cards, columns, labels and comments.",
  admin: "Also do what owners may: members, invitations, rules, deleting boards.",
};
export const boards = "Boards";
export const allBoards = "All my boards";
export const onlyThese = "Only these boards:";
export const chooseBoard = "Choose at least one board.";
export const boardsNotLoaded = "Your boards could not be loaded.";
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
export const copyNow = "Copy the token now. It is not shown again.";
export const done = "Done";
export const deleteNamed = (name: string) => `Delete ${name}`;
export const deleteQuestion = (name: string) => `Delete the token “${name}”?`;
export const deleteWarning = "Whatever uses it is refused at once. This cannot be undone.";
export const deleteToken = "Delete token";
export const tokenDeleted = (name: string) => `The token “${name}” was deleted.`;
export const tokenNotDeleted = "The token was not deleted.";
export const restNotLoaded = "The rest of the list could not be loaded.";
