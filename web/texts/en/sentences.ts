/**
 * What happened on a board, as sentences. Each text is what somebody did, without who it was: `sentence` adds that. A
 * card that is null is the one that the activity is shown on.
 */
import type { Part } from "../../activity/sentences/parts.ts";
import { listOf, number, plural } from "../format.ts";
import { words } from "../words.ts";

type Card = Part | null;

export const quoted = (name: string) => `“${name}”`;

export const sentence = (actor: Part, _isMe: boolean, did: readonly Part[]): Part[] => [actor, " ", ...did];
/** The name of the API token that somebody used, after their own. */
export const via = (token: string): Part[] => [" via ", { kind: "person", name: token }];
export const you = "You";
export const aRule = "A rule";
export const formerMember = "A former member";
export const toYou = "you";
export const toYourself = "yourself";
export const toThemselves = "themselves";
export const deletedColumn = "a deleted column";
export const deletedCard = "a deleted card";
export const deletedChecklist = "a deleted checklist";

const the = (card: Card): Part => card ?? "this card";
/** Where the card is clear, it is not named. */
export const on = (card: Card, preposition: string): Part[] => (card ? [` ${preposition} `, card] : []);

export const undoing = (did: readonly Part[]): Part[] => [...did, ", undoing an earlier change"];
export const redoing = (did: readonly Part[]): Part[] => [...did, ", redoing an earlier change"];
/** Several things that were done at once. */
export const clauses = (each: readonly (readonly Part[])[]): Part[] => listOf(each);

export const changedBoard = words`changed the board`;
export const createdBoard = words`created the board`;
export const restoredBoard = words`restored the board`;
export const deletedBoard = words`deleted the board`;
export const renamedBoard = (from: Part, to: Part) => words`renamed the board from ${from} to ${to}`;
export const describedBoard = {
  added: words`added a description to the board`,
  changed: words`changed the description of the board`,
  removed: words`removed the description of the board`,
};
export const recoloredBoard = words`changed the colour of the board`;
export const removedBoardColor = words`removed the colour of the board`;
export const madeTemplate = words`made the board a template`;
export const endedTemplate = words`stopped using the board as a template`;
export const gaveRole = {
  owner: (person: readonly Part[]) => words`made ${person} an owner`,
  member: (person: readonly Part[]) => words`made ${person} a member`,
};
export const joinedBoard = (_isMe: boolean) => words`joined the board`;
export const leftBoard = words`left the board`;
/** Somebody of an imported board turned out to be a member. */
export const matchedPerson = (name: Part, person: readonly Part[]) =>
  words`matched ${name} from the import to ${person}`;
export const unmatchedPerson = (name: Part, person: readonly Part[]) =>
  words`ended the match of ${name} from the import to ${person}`;
export const addedMember = (person: readonly Part[]) => words`added ${person} to the board`;
export const removedMember = (person: readonly Part[]) => words`removed ${person} from the board`;

export const addedColumn = (column: Part) => words`added the column ${column}`;
export const restoredColumn = (column: Part) => words`restored the column ${column}`;
export const renamedColumn = (from: Part, to: Part) => words`renamed the column ${from} to ${to}`;
export const recoloredColumn = (column: Part) => words`changed the colour of the column ${column}`;
export const markedCardsDone = (column: Part) => words`marked the cards in ${column} as done`;
export const stoppedMarkingDone = (column: Part) => words`stopped marking the cards in ${column} as done`;
export const limitedColumn = (column: Part, cards: number) =>
  words`limited the column ${column} to ${plural(cards, { one: "1 card", other: `${number(cards)} cards` })}`;
export const removedLimit = (column: Part) => words`removed the card limit of the column ${column}`;
export const changedColumn = (column: Part) => words`changed the column ${column}`;
export const archivedColumn = (column: Part) => words`archived the column ${column}`;
export const deletedTheColumn = (column: Part) => words`deleted the column ${column}`;
/** `back` is towards the first one. */
export const movedColumn = {
  back: (column: Part) => words`moved the column ${column} to the left`,
  forth: (column: Part) => words`moved the column ${column} to the right`,
  unknown: (column: Part) => words`moved the column ${column}`,
};

export const createdLabel = (label: Part) => words`created the label ${label}`;
export const restoredLabel = (label: Part) => words`restored the label ${label}`;
export const deletedLabel = (label: Part) => words`deleted the label ${label}`;
export const renamedLabel = (from: Part, to: Part) => words`renamed the label ${from} to ${to}`;
export const recoloredLabel = (label: Part) => words`changed the colour of the label ${label}`;
export const changedItsColor = words`changed its colour`;
export const changedLabel = (label: Part) => words`changed the label ${label}`;

export const addedCard = (card: Card, column: Part) => words`added ${the(card)} to ${column}`;
export const restoredCard = (card: Card, column: Part) => words`restored ${the(card)} in ${column}`;
export const archivedCard = (card: Card, column: Part) => words`archived ${the(card)} from ${column}`;
export const deletedTheCard = (card: Card, column: Part) => words`deleted ${the(card)} from ${column}`;
export const movedCard = (card: Card, from: Part, to: Part) =>
  words`moved ${the(card)} from ${from} to ${to}`;
export const movedCardWithin = {
  back: (card: Card, column: Part) => words`moved ${the(card)} up in ${column}`,
  forth: (card: Card, column: Part) => words`moved ${the(card)} down in ${column}`,
  unknown: (card: Card, column: Part) => words`moved ${the(card)} in ${column}`,
};
export const changedCard = (card: Card) => words`changed ${the(card)}`;
/** `to` is the card with its present title, or only that title if the card is clear. */
export const renamedCard = (from: Part, to: Part, isHere: boolean) =>
  isHere ? words`renamed this card from ${from} to ${to}` : words`renamed ${from} to ${to}`;
/** Of a card, and as the continuation of such a sentence. */
export const describedCard = {
  added: (card: Card) => words`added a description to ${the(card)}`,
  changed: (card: Card) => words`changed the description of ${the(card)}`,
  removed: (card: Card) => words`removed the description of ${the(card)}`,
};
export const describedIt = {
  added: words`added a description`,
  changed: words`changed its description`,
  removed: words`removed its description`,
};
export const setStart = (card: Card, date: string) => words`set the start date of ${the(card)} to ${date}`;
export const setItsStart = (date: string) => words`set its start date to ${date}`;
export const removedStart = (card: Card) => words`removed the start date of ${the(card)}`;
export const removedItsStart = words`removed its start date`;
export const setDue = (card: Card, date: string) => words`set the due date of ${the(card)} to ${date}`;
export const setItsDue = (date: string) => words`set its due date to ${date}`;
export const removedDue = (card: Card) => words`removed the due date of ${the(card)}`;
export const removedItsDue = words`removed its due date`;
export const completed = (card: Card) => words`marked ${the(card)} complete`;
export const completedIt = words`marked it complete`;
export const reopened = (card: Card) => words`marked ${the(card)} not complete`;
export const reopenedIt = words`marked it not complete`;
export const addedCover = (card: Card) => words`added a cover to ${the(card)}`;
export const addedItsCover = words`added a cover`;
export const changedCover = (card: Card) => words`changed the cover of ${the(card)}`;
export const changedItsCover = words`changed its cover`;
export const removedCover = (card: Card) => words`removed the cover of ${the(card)}`;
export const removedItsCover = words`removed its cover`;

const labelled = (labels: readonly Part[]): Part[] => {
  if (labels.length === 0) return ["a label"];
  return [plural(labels.length, { one: "the label ", other: "the labels " }), ...names(labels)];
};
const names = (parts: readonly Part[]): Part[] => listOf(parts.map((part) => [part]));
export const people = names;
/** At the end of a list of people or labels. */
export const others = (count: number) => plural(count, { one: "1 other", other: `${number(count)} others` });
export const addedLabels = (labels: readonly Part[], card: Card) =>
  words`added ${labelled(labels)} to ${the(card)}`;
export const removedLabels = (labels: readonly Part[], card: Card) =>
  words`removed ${labelled(labels)} from ${the(card)}`;
export const assigned = (who: readonly Part[], card: Card) => words`assigned ${who} to ${the(card)}`;
export const assignedAgain = (card: Card) => words`assigned people who were already on ${the(card)}`;
export const unassigned = (who: readonly Part[], card: Card) => words`unassigned ${who} from ${the(card)}`;
export const unassignedSomebody = (card: Card) => words`unassigned people from ${the(card)}`;

export const addedChecklist = (title: Part, card: Card) =>
  words`added the checklist ${title}${on(card, "to")}`;
export const renamedChecklist = (from: Part, to: Part, card: Card) =>
  words`renamed the checklist ${from} to ${to}${on(card, "on")}`;
export const changedChecklist = (title: Part, card: Card) =>
  words`changed the checklist ${title}${on(card, "on")}`;
export const deletedTheChecklist = (title: Part, card: Card) =>
  words`deleted the checklist ${title}${on(card, "from")}`;
export const movedChecklist = {
  back: (title: Part, card: Card) => words`moved the checklist ${title} up${on(card, "on")}`,
  forth: (title: Part, card: Card) => words`moved the checklist ${title} down${on(card, "on")}`,
  unknown: (title: Part, card: Card) => words`moved the checklist ${title}${on(card, "on")}`,
};

export const addedItem = (item: Part, list: Part, card: Card) =>
  words`added ${item} to ${list}${on(card, "on")}`;
export const deletedItem = (item: Part, list: Part, card: Card) =>
  words`deleted ${item} from ${list}${on(card, "on")}`;
export const changedItem = (item: Part, card: Card) => words`changed ${item}${on(card, "on")}`;
export const ticked = (item: Part, card: Card) => words`ticked ${item}${on(card, "on")}`;
export const unticked = (item: Part, card: Card) => words`unticked ${item}${on(card, "on")}`;
export const reworded = (from: Part, to: Part, card: Card) =>
  words`changed ${from} to ${to}${on(card, "on")}`;
export const tickedIt = words`ticked it`;
export const untickedIt = words`unticked it`;
export const movedItem = (item: Part, lists: { from: Part; to: Part }, card: Card) =>
  words`moved ${item} from ${lists.from} to ${lists.to}${on(card, "on")}`;
export const movedItemWithin = {
  back: (item: Part, list: Part, card: Card) => words`moved ${item} up in ${list}${on(card, "on")}`,
  forth: (item: Part, list: Part, card: Card) => words`moved ${item} down in ${list}${on(card, "on")}`,
  unknown: (item: Part, list: Part, card: Card) => words`moved ${item} in ${list}${on(card, "on")}`,
};
export const assignedItem = (who: readonly Part[], item: Part, card: Card) =>
  words`assigned ${who} to ${item}${on(card, "on")}`;
export const assignedItemAgain = (item: Part, card: Card) =>
  words`assigned people who were already on ${item}${on(card, "on")}`;
export const unassignedItem = (who: readonly Part[], item: Part, card: Card) =>
  words`unassigned ${who} from ${item}${on(card, "on")}`;
export const unassignedSomebodyFromItem = (item: Part, card: Card) =>
  words`unassigned people from ${item}${on(card, "on")}`;

export const attached = (file: Part, card: Card) => words`attached ${file}${on(card, "to")}`;
export const restoredFile = (file: Part, card: Card) => words`restored the file ${file}${on(card, "on")}`;
export const deletedFile = (file: Part, card: Card) => words`deleted the file ${file}${on(card, "from")}`;

export const commented = (card: Card) => words`commented${on(card, "on")}`;
export const restoredComment = (card: Card) => words`restored a comment${on(card, "on")}`;
export const editedComment = (card: Card) => words`edited a comment${on(card, "on")}`;
export const deletedComment = (card: Card) => words`deleted a comment${on(card, "from")}`;
