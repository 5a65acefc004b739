/** What somebody did to several things, as one sentence. Like those in sentences.ts, each text is without who it was. */
import type { Part } from "../../activity/sentences/parts.ts";
import { number, plural } from "../format.ts";
import { words } from "../words.ts";
import * as one from "./sentences.ts";

type Card = Part | null;

const cards = (count: number) => plural(count, { one: "1 card", other: `${number(count)} cards` });
const items = (count: number) => plural(count, { one: "1 item", other: `${number(count)} items` });
const files = (count: number) => plural(count, { one: "1 file", other: `${number(count)} files` });
const comments = (count: number) => plural(count, { one: "1 comment", other: `${number(count)} comments` });
const columns = (count: number) => plural(count, { one: "1 column", other: `${number(count)} columns` });
const labels = (count: number) => plural(count, { one: "1 label", other: `${number(count)} labels` });
const people = (count: number) => plural(count, { one: "1 person", other: `${number(count)} people` });

export const undoing = (did: readonly Part[]): Part[] => [...did, ", undoing earlier changes"];
export const redoing = (did: readonly Part[]): Part[] => [...did, ", redoing earlier changes"];

export const addedCards = (count: number, column: Part) => words`added ${cards(count)} to ${column}`;
export const restoredCards = (count: number, column: Part) => words`restored ${cards(count)} in ${column}`;
export const archivedCards = (count: number, column: Part) => words`archived ${cards(count)} from ${column}`;
export const deletedCards = (count: number, column: Part) => words`deleted ${cards(count)} from ${column}`;
export const movedCards = (count: number, column: Part) => words`moved ${cards(count)} to ${column}`;
export const movedCardsWithin = (count: number, column: Part) =>
  words`moved ${cards(count)} within ${column}`;
export const completedCards = (count: number) => words`marked ${cards(count)} complete`;
export const reopenedCards = (count: number) => words`marked ${cards(count)} not complete`;
export const setDates = {
  start_at: (count: number) => words`set the start date of ${cards(count)}`,
  due_at: (count: number) => words`set the due date of ${cards(count)}`,
};
export const removedDates = {
  start_at: (count: number) => words`removed the start date of ${cards(count)}`,
  due_at: (count: number) => words`removed the due date of ${cards(count)}`,
};
/** Without labels or people, they were not the same on every card. */
export const addedLabels = (added: readonly Part[], count: number) => one.addedLabels(added, cards(count));
export const removedLabels = (removed: readonly Part[], count: number) =>
  one.removedLabels(removed, cards(count));
export const assigned = (who: readonly Part[], count: number) =>
  one.assigned(who.length > 0 ? who : ["people"], cards(count));
export const unassigned = (who: readonly Part[], count: number) =>
  one.unassigned(who.length > 0 ? who : ["people"], cards(count));

export const addedItems = (count: number, list: Part, card: Card) =>
  words`added ${items(count)} to ${list}${one.on(card, "on")}`;
export const deletedItems = (count: number, list: Part, card: Card) =>
  words`deleted ${items(count)} from ${list}${one.on(card, "on")}`;
export const movedItemsWithin = (count: number, list: Part, card: Card) =>
  words`moved ${items(count)} within ${list}${one.on(card, "on")}`;
export const movedItems = (count: number, list: Part, card: Card) =>
  words`moved ${items(count)} to ${list}${one.on(card, "on")}`;
export const tickedItems = (count: number, card: Card) => words`ticked ${items(count)}${one.on(card, "on")}`;
export const untickedItems = (count: number, card: Card) =>
  words`unticked ${items(count)}${one.on(card, "on")}`;

export const attachedFiles = (count: number, card: Card) =>
  words`attached ${files(count)}${one.on(card, "to")}`;
export const restoredFiles = (count: number, card: Card) =>
  words`restored ${files(count)}${one.on(card, "on")}`;
export const deletedFiles = (count: number, card: Card) =>
  words`deleted ${files(count)}${one.on(card, "from")}`;
export const wroteComments = (count: number, card: Card) =>
  words`wrote ${comments(count)}${one.on(card, "on")}`;
export const restoredComments = (count: number, card: Card) =>
  words`restored ${comments(count)}${one.on(card, "on")}`;
export const editedComments = (count: number, card: Card) =>
  words`edited ${comments(count)}${one.on(card, "on")}`;
export const deletedComments = (count: number, card: Card) =>
  words`deleted ${comments(count)}${one.on(card, "from")}`;

export const addedColumns = (count: number) => words`added ${columns(count)}`;
export const restoredColumns = (count: number) => words`restored ${columns(count)}`;
export const archivedColumns = (count: number) => words`archived ${columns(count)}`;
export const deletedColumns = (count: number) => words`deleted ${columns(count)}`;
export const movedColumns = (count: number) => words`moved ${columns(count)}`;
export const createdLabels = (count: number) => words`created ${labels(count)}`;
export const restoredLabels = (count: number) => words`restored ${labels(count)}`;
export const deletedLabels = (count: number) => words`deleted ${labels(count)}`;
export const addedMembers = (count: number) => words`added ${people(count)} to the board`;
export const removedMembers = (count: number) => words`removed ${people(count)} from the board`;

/** Everything that a new board began with, on the board and on one of its cards. */
export const setUpBoard = (columnCount: number, cardCount: number) =>
  words`set up the board with ${columns(columnCount)} and ${cards(cardCount)}`;
export const setUpCard = words`set up this card`;
