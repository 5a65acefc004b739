import type { ReactNode } from "react";
import { number, plural } from "../format.ts";

export const archiveAndTrash = "Archive and trash";
export const whatToShow = "What to show";
export const kinds = { archived: "Archive", deleted: "Trash" };
/** In a tab; there may be more than have been loaded. */
export const kindWithCount = (kind: string, count: number, hasMore: boolean) =>
  `${kind} ${number(count)}${hasMore ? "+" : ""}`;
export const findByTitle = "Find by title";
export const keptUntilRestored = "Archived cards and columns are kept until you restore them. Newest first.";
export const keptForDays = (days: number) =>
  `Deleted cards and columns can be restored for ${plural(days, { one: "1 day", other: `${number(days)} days` })}. Newest first.`;
export const lists = { archived: "Archived", deleted: "Deleted" };
export const notLoaded = (reason: string) => `Couldn’t load this. ${reason}`;
export const asLastLoaded =
  "Boardcast can’t be reached. This is the list as last loaded on this device. What you restore or delete is sent once you’re connected again.";
export const loadingMore = "Loading more";
export const nothingFound = "No matching titles.";
export const empty = {
  archived: "The archive is empty.",
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
/** What it is, before "Deleted by …". */
export const card = "Card";
export const cardWithNumber = (number: number) => `Card #${number}`;
export const inColumn = (card: string, column: ReactNode) => (
  <>
    {card} in {column}
  </>
);
/** How long it can be restored. */
export const daysLeft = (days: number) => `${number(days)} days left`;
export const lastDay = "Last day";
export const columnWithCards = "Column with its cards";

export const restore = "Restore";
export const restoreIt = (title: string) => `Restore ${title}`;

export const columnIsGone = "Its column is gone. Where should the card go?";
export const column = "Column";
export const restoreHere = "Restore here";

export const deleteForGood = "Delete for good";
export const deleteItForGood = (title: string) => `Delete ${title} for good`;
export const reallyDelete = (title: string) =>
  `Delete “${title}” with everything in it? This can’t be undone.`;

export const lookAt = "View this card";
export const cardNotLoaded = "Couldn’t load the card";
/** The log does not have the event that removed it. */
export const contentsUnknown = "Restore it to see its description and details.";
