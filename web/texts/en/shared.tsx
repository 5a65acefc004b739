/** The page of a public link. */
import type { ReactNode } from "react";
import { number, plural } from "../format.ts";

export const pageTitle = (title: string) => `${title} · Boardcast`;
export const board = "Board";
export const loading = "Loading the board.";
export const readOnly = "Read-only";
export const connections = { live: "live", connecting: "connecting…", offline: "offline" };
export const cards = (count: number) => plural(count, { one: "1 card", other: `${number(count)} cards` });
/** The time is put in as words, such as “5 minutes ago”. */
export const updated = (time: ReactNode) => <>updated {time}</>;
export const aboutBoard = "About this board";
export const members = "Members";
export const more = "More";
export const nothingYet = "Nothing here yet";
export const noColumns = "As soon as there is something on this board, it appears here by itself.";
export const nothingFound = "No card matches";
export const otherWords = "Try other words, or fewer filters.";
export const showAll = "Show all cards";
export const ended = "This link does not exist or has ended";
export const endedWhy =
  "Check that the address is complete. The link may also have expired, or an owner of the board has ended it: ask whoever gave it to you for a new one.";
export const startPage = "Go to the start page";
export const notReached = "The board cannot be reached";
export const tryingAgain = "Trying again…";
export const cardGone = "This card is no longer on the board";
export const cardNotThere = "This card is not on the board, or not any more";
export const linkedCardGone =
  "Check that the address is complete. The card may also have been archived or deleted. The board itself is here.";
export const openCardGone = (title: string) => `“${title}” was archived or deleted while you had it open.`;
export const backToBoard = "Back to the board";
