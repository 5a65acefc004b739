/** Text, der in etwas geschrieben wurde, das es nicht mehr gibt. */
import type { ReactNode } from "react";
import type { Removal } from "../../board/presence/authors.ts";
import { number } from "../format.ts";
import { removedColumn, who } from "./drafts.tsx";

export const deletedEarlier = "Was du bearbeitet hast, wurde gelöscht";
/** Die Zeit kommt in Worten, etwa „vor 5 Minuten“. */
export const happened = (time: ReactNode) => <>Das war {time}.</>;
export const textIsKept = "Was du gerade geschrieben hast, bleibt hier erhalten.";
export const whatRestoringDoes =
  "„Wiederherstellen“ macht das rückgängig und bringt deinen Text dorthin zurück, wo du geschrieben hast.";
export const yourText = "Dein Text";
/** What several of them are, to tell them apart. */
export const kinds = {
  title: "Titel",
  description: "Beschreibung",
  comment: "Kommentar",
  item: "Checklisteneintrag",
  checklist: "Checkliste",
  card: "Neue Karte",
  column: "Neue Spalte",
};
/** With the title of the card that the text is on. */
export const kindsOn: Record<keyof typeof kinds, (card: string) => string> = {
  title: (card) => `Titel von „${card}“`,
  description: (card) => `Beschreibung von „${card}“`,
  comment: (card) => `Kommentar zu „${card}“`,
  item: (card) => `Checklisteneintrag auf „${card}“`,
  checklist: (card) => `Checkliste auf „${card}“`,
  card: () => kinds.card,
  column: () => kinds.column,
};
export const numbered = (kind: string, place: number) => `${kind} ${number(place)}`;
export const unsavedText = "Dein nicht gespeicherter Text";

export const cardArchived = "Diese Karte ist archiviert";
export const restoreColumn = "Spalte wiederherstellen";
/** A card that is not on the board; null if it was not seen how it went. */
export const whereCardWent = (removal: Removal | null) => {
  if (!removal) return "Sie wurde gelöscht oder archiviert, oder die Adresse stimmt nicht.";
  if (removal.with)
    return `${removedColumn(removal.author, removal.with.title, removal.isArchived)}, und mit ihr diese Karte. Im ${removal.isArchived ? "Archiv" : "Papierkorb"} lässt sie sich wiederherstellen.`;
  return removal.isArchived
    ? `${who(removal.author)} sie archiviert. Im Archiv lässt sie sich wiederherstellen.`
    : `${who(removal.author)} sie gelöscht. Im Papierkorb lässt sie sich wiederherstellen.`;
};
