import { list, number, plural } from "../format.ts";

export const addChecklist = "Add a checklist";
/** Before a title that was begun, for screen readers. */
export const continueWith = ", continue with: ";
export const checklistName = "Checklist name";
/** In the field for the name of a new one, to be replaced. */
export const usualName = "Checklist";
export const add = "Add";
export const actionsFor = (title: string) => `Actions for the checklist ${title}`;
export const doneOf = (done: number, all: number) => `${number(done)} of ${number(all)}`;
export const progressOf = (title: string) => `Progress of ${title}`;
export const checklistNotAdded = (title: string) => `Couldn’t add the checklist “${title}”`;
export const checklistNotRenamed = "Couldn’t rename the checklist";
export const notMoved = (name: string) => `Couldn’t move “${name}”`;
export const checklistDeleted = (title: string) => `The checklist “${title}” was deleted.`;
export const checklistNotDeleted = (title: string) => `Couldn’t delete the checklist “${title}”`;

export const hideDone = "Hide completed items";
export const showDone = (count: number) =>
  plural(count, { one: "Show 1 completed item", other: `Show ${number(count)} completed items` });

export const addItem = "Add an item";
export const newItemIn = (title: string) => `New item in ${title}`;
export const itemText = "Item text";
export const actionsForItem = (item: string) => `Actions for ${item}`;
export const itemNotAdded = "Couldn’t add the item";
export const itemsAdded = (count: number) => `${number(count)} items were added.`;
export const itemsNotAdded = "Couldn’t add the items";
export const tooManyLines = (lines: number, most: number) =>
  `Nothing was added. You pasted ${number(lines)} lines, and the most at once is ${number(most)}.`;
export const lineTooLong = (line: number, most: number) =>
  `Nothing was added. Line ${number(line)} is longer than ${number(most)} characters.`;
export const itemNotChanged = (item: string) => `Couldn’t change “${item}”`;
export const itemDeleted = (item: string) => `“${item}” was deleted.`;
export const itemNotDeleted = (item: string) => `Couldn’t delete “${item}”`;

export const assignPeople = "Assign people";
export const peopleFor = (item: string) => `People for ${item}`;
export const assignPeopleTo = (item: string, names: readonly string[]) =>
  names.length === 0 ? `Assign people to ${item}` : `Assign people to ${item} (currently ${list(names)})`;

export const drag = (item: string) => `Drag ${item}`;
/** Announced while an item is moved. */
export const place = (title: string, position: number, count: number) =>
  `${title}, position ${number(position)} of ${number(count)}`;
export const pickedUp = (place: string) =>
  `Picked up. Up and down arrow keys move it, Space drops it, Escape cancels. ${place}`;
export const dropped = (place: string) => `Dropped: ${place}`;
export const moved = (place: string) => `Moved: ${place}`;
export const moveCancelled = "Cancelled. The item is back where it was.";
export const deletedMeanwhile = "The item was deleted while you were moving it.";
