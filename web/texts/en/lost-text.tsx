/** Text that was written in something that is gone now. */
import type { ReactNode } from "react";
import type { Removal } from "../../board/presence/authors.ts";
import { number } from "../format.ts";
import { removedColumn, who } from "./drafts.tsx";

export const deletedEarlier = "What you were editing was deleted";
/** The time is put in as words, such as “5 minutes ago”. */
export const happened = (time: ReactNode) => <>That was {time}.</>;
export const textIsKept = "What you were writing is kept here.";
export const whatRestoringDoes = "“Restore” brings it back and puts your text where you were writing.";
export const yourText = "Your text";
/** What several of them are, to tell them apart. */
export const kinds = {
  title: "Title",
  description: "Description",
  comment: "Comment",
  item: "Checklist item",
  checklist: "Checklist",
  card: "New card",
  column: "New column",
};
/** With the title of the card that the text is on. */
export const kindsOn: Record<keyof typeof kinds, (card: string) => string> = {
  title: (card) => `Title of “${card}”`,
  description: (card) => `Description of “${card}”`,
  comment: (card) => `Comment on “${card}”`,
  item: (card) => `Checklist item on “${card}”`,
  checklist: (card) => `Checklist on “${card}”`,
  card: () => kinds.card,
  column: () => kinds.column,
};
export const numbered = (kind: string, place: number) => `${kind} ${number(place)}`;
export const unsavedText = "Your unsaved text";

export const cardArchived = "This card is archived";
export const restoreColumn = "Restore the column";
/** A card that is not on the board; null if it was not seen how it went. */
export const whereCardWent = (removal: Removal | null) => {
  if (!removal) return "It was deleted or archived, or the address is wrong.";
  if (removal.with)
    return `${removedColumn(removal.author, removal.with.title, removal.isArchived)}, and this card with it. It can be restored from the ${removal.isArchived ? "archive" : "trash"}.`;
  return removal.isArchived
    ? `${who(removal.author)} archived it. It can be restored from the archive.`
    : `${who(removal.author)} deleted it. It can be restored from the trash.`;
};
