import { number } from "../format.ts";

export const place = (position: number, count: number, column: string) =>
  `Position ${number(position)} von ${number(count)} in ${column}`;
export const isFull = (column: string) => `${column} ist voll`;

export const pickedUpCard = (title: string, where: string) =>
  `„${title}“ aufgenommen, ${where}. Pfeiltasten verschieben, die Leertaste legt ab, Escape bricht ab.`;
export const movedCard = (title: string, where: string) => `„${title}“, ${where}.`;
export const droppedCard = (title: string, where: string) => `„${title}“ abgelegt, ${where}.`;
export const droppedCards = (count: number) => `${number(count)} Karten abgelegt.`;
export const cardIsBack = "Abgebrochen. Die Karte ist wieder an ihrem Platz.";

export const pickedUpColumn = (title: string, position: number, count: number) =>
  `Spalte „${title}“ aufgenommen, Position ${number(position)} von ${number(count)}. Die Pfeiltasten links und rechts verschieben, die Leertaste legt ab, Escape bricht ab.`;
export const columnPosition = (position: number, count: number) =>
  `Position ${number(position)} von ${number(count)}`;
export const droppedColumn = (title: string, position: number) =>
  `Spalte „${title}“ an Position ${number(position)} abgelegt.`;
export const columnIsBack = "Abgebrochen. Die Spalte ist wieder an ihrem Platz.";
