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
export const noColumns = "Anything added to this board appears here right away.";
export const nothingFound = "No matching cards";
export const otherWords = "Try other words or fewer filters.";
export const showAll = "Show all cards";
export const ended = "This link doesn’t exist or has ended";
export const endedWhy =
  "Check that the address is complete. The link may also have expired or been ended by a board owner. If so, ask the person who sent it for a new one.";
export const startPage = "Go to the home page";
export const notReached = "The board can’t be reached";
export const tryingAgain = "Trying again…";
export const cardGone = "This card is no longer on the board";
export const cardNotThere = "This card isn’t on the board";
export const linkedCardGone =
  "Check that the address is complete. The card may also have been archived or deleted. Here’s the board itself.";
export const openCardGone = (title: string) => `“${title}” was archived or deleted while you had it open.`;
export const backToBoard = "Back to the board";
