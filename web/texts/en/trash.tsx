import type { ReactNode } from "react";
import { list, number, plural } from "../format.ts";

export const archiveAndTrash = "Archive and trash";
export const whatToShow = "What to show";
export const kinds = { archived: "Archive", deleted: "Trash" };
export const findByTitle = "Find by title";
export const keptUntilRestored = "Archived cards and columns are kept until you restore them.";
export const keptForDays = (days: number) =>
  `Deleted cards and columns can be restored for ${plural(days, { one: "1 day", other: `${number(days)} days` })}.`;
export const lists = { archived: "Archived", deleted: "Deleted" };
export const notLoaded = (reason: string) => `This could not be loaded. ${reason}`;
export const asLastLoaded =
  "You are offline. This is the list as it was last loaded on this device. What you restore or delete is sent once you are back online.";
export const loadingMore = "Loading more";
export const nothingFound = "Nothing here has a title like this.";
export const empty = {
  archived: "Nothing has been archived on this board.",
  deleted: "The trash is empty.",
};

/** `name` is null for somebody who has left the board. */
export const removedBy = {
  archived: (name: string | null, time: ReactNode) => (
    <>
      Archived by {name ?? "a former member"} {time}
    </>
  ),
  deleted: (name: string | null, time: ReactNode) => (
    <>
      Deleted by {name ?? "a former member"} {time}
    </>
  ),
};
export const removedByYou = {
  archived: (time: ReactNode) => <>Archived by you {time}</>,
  deleted: (time: ReactNode) => <>Deleted by you {time}</>,
};
/** When a due date came near or had passed. */
export const archivedByRule = (time: ReactNode) => <>Archived by a rule {time}</>;
/** Before "Deleted by …". */
export const withItsCards = "With any cards it had. ";

export const restore = "Restore";
export const restoreIt = (title: string) => `Restore ${title}`;
export const restoredCard = (title: string) => `“${title}” was restored.`;
export const restoredColumn = (title: string) => `The column “${title}” was restored.`;
/** It waits to be sent. */
export const willBeRestored = (title: string) => `“${title}” will be restored once you are back online.`;
export const willBeDeleted = (title: string) =>
  `“${title}” will be deleted for good once you are back online.`;
export const notRestored = (title: string) => `“${title}” was not restored`;
export const notDeleted = (title: string) => `“${title}” was not deleted for good`;
/** What could not come back, because it is no longer on the board. */
export const leftOut = (labels: number, people: number) => {
  const parts = [
    labels > 0 && plural(labels, { one: "1 label", other: `${number(labels)} labels` }),
    people > 0 && plural(people, { one: "1 person", other: `${number(people)} people` }),
  ].filter((part) => part !== false);
  const verb = plural(labels + people, { one: "was", other: "were" });
  return ` ${list(parts)} no longer on the board ${verb} left out.`;
};

export const columnIsGone = "Its column is gone. Where should the card go?";
export const noColumns = "Its column is gone, and the board has no other. Add or restore a column first.";
export const column = "Column";
export const restoreHere = "Restore here";

export const deleteForGood = "Delete for good";
export const deleteItForGood = (title: string) => `Delete ${title} for good`;
export const reallyDelete = (title: string) =>
  `Delete “${title}” with everything in it? This cannot be undone.`;
