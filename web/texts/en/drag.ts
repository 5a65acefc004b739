/** What screen readers are told while a card or a column is moved. */
import { number } from "../format.ts";

export const place = (position: number, count: number, column: string) =>
  `position ${number(position)} of ${number(count)} in ${column}`;
export const isFull = (column: string) => `${column} is full`;

/** `where` is a place as above, or that the column is full. */
export const pickedUpCard = (title: string, where: string) =>
  `Picked up “${title}”, ${where}. Arrow keys move it, Space drops it, Escape cancels.`;
export const movedCard = (title: string, where: string) => `“${title}”, ${where}.`;
export const droppedCard = (title: string, where: string) => `Dropped “${title}”, ${where}.`;
export const droppedCards = (count: number) => `Dropped ${number(count)} cards.`;
export const cardIsBack = "Cancelled. The card is back where it was.";

export const pickedUpColumn = (title: string, position: number, count: number) =>
  `Picked up the column “${title}”, position ${number(position)} of ${number(count)}. Left and right arrow keys move it, Space drops it, Escape cancels.`;
export const columnPosition = (position: number, count: number) =>
  `Position ${number(position)} of ${number(count)}`;
export const droppedColumn = (title: string, position: number) =>
  `Dropped the column “${title}” at position ${number(position)}.`;
export const columnIsBack = "Cancelled. The column is back where it was.";
