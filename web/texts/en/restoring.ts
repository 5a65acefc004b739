/** Bringing cards and columns back, on the board and in the trash. */
import { list, number, plural } from "../format.ts";

export const restoredCard = (title: string) => `“${title}” was restored.`;
export const restoredColumn = (title: string) => `The column “${title}” was restored.`;
/** It waits to be sent. */
export const willBeRestored = (title: string) => `“${title}” will be restored once you’re back online.`;
export const willBeDeleted = (title: string) =>
  `“${title}” will be deleted for good once you’re back online.`;
export const notRestored = (title: string) => `Couldn’t restore “${title}”`;
export const notDeleted = (title: string) => `Couldn’t delete “${title}” for good`;
/** What could not come back, because it is no longer on the board. */
export const leftOut = (labels: number, people: number) => {
  const parts = [
    labels > 0 && plural(labels, { one: "1 label", other: `${number(labels)} labels` }),
    people > 0 && plural(people, { one: "1 person", other: `${number(people)} people` }),
  ].filter((part) => part !== false);
  const verb = plural(labels + people, { one: "was", other: "were" });
  return ` ${list(parts)} no longer on the board ${verb} left out.`;
};
export const noColumns = "Its column is gone, and the board has no other. Add or restore a column first.";
