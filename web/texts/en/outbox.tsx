import type { ReactNode } from "react";
import { number, plural } from "../format.ts";

const changes = (count: number) => plural(count, { one: "1 change", other: `${number(count)} changes` });
export const waitingOn = (count: number, board: ReactNode) => (
  <>
    {changes(count)} on {board} {plural(count, { one: "is", other: "are" })} waiting to be sent.
  </>
);
export const neverSentOn = (count: number, board: ReactNode) => (
  <>
    {changes(count)} on {board}{" "}
    {plural(count, {
      one: "was never sent. Open the board to send or discard it.",
      other: "were never sent. Open the board to send or discard them.",
    })}
  </>
);
export const undecidedOn = (count: number, board: ReactNode) => (
  <>
    {changes(count)} on {board}{" "}
    {plural(count, {
      one: "wasn’t saved, because someone else changed the same text. Open the board to choose.",
      other: "weren’t saved, because someone else changed the same texts. Open the board to choose.",
    })}
  </>
);
/** New cards, or several lists of them. */
export const heldOn = (count: number, board: ReactNode) => (
  <>
    {changes(count)} on {board}{" "}
    {plural(count, {
      one: "wasn’t accepted, because its column is full or gone. Open the board to choose another.",
      other: "weren’t accepted, because their columns are full or gone. Open the board to choose others.",
    })}
  </>
);
export const moreBoards = (count: number) =>
  plural(count, { one: "And more on 1 other board.", other: `And more on ${number(count)} other boards.` });
/** A board whose name is not known. */
export const aBoard = "a board";
export const staleDiscarded = (count: number) =>
  plural(count, {
    one: "1 unsent change from more than 30 days ago was discarded.",
    other: `${number(count)} unsent changes from more than 30 days ago were discarded.`,
  });
