/** Texts that somebody was writing here in something that somebody else has deleted: kept until they are seen. */
import { useSyncExternalStore } from "react";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { draftsIn, keepDraft } from "../session/drafts.ts";
import { nameFor } from "./authors.ts";

export interface LostPlace {
  /** As the subject of a sentence. */
  what: string;
  who: string;
  texts: { id: string; field: string; text: string }[];
}

let places: readonly LostPlace[] = [];
const listeners = new Set<() => void>();

/** `before` is the board on which it still was. */
export function noteDeletion(event: BoardEvent, before: FullBoard | null, myId: string): void {
  if (event.user_id === myId || !before) return;
  const gone = deletedBy(event, before);
  const texts = gone ? draftsIn(gone.ids) : [];
  if (gone && texts.length > 0) set([...places, { what: gone.what, who: nameFor(event, before), texts }]);
}

export function useLostPlaces(): readonly LostPlace[] {
  return useSyncExternalStore(subscribe, () => places);
}

/** The texts have been seen. */
export function forgetPlace(place: LostPlace): void {
  for (const { id, field } of place.texts) keepDraft(id, field, null);
  set(places.filter((each) => each !== place));
}

function deletedBy(event: BoardEvent, { columns }: FullBoard) {
  switch (event.type) {
    case "column.deleted": {
      const column = columns.find(({ id }) => id === event.data.id);
      const ids = [event.data.id, ...(column?.cards ?? []).flatMap(idsOf)];
      return { what: `The column “${event.data.title}”`, ids: new Set(ids) };
    }
    case "card.deleted":
      return { what: `The card “${event.data.title}”`, ids: new Set(idsOf(event.data)) };
    case "checklist.deleted": {
      const ids = [event.data.id, ...event.data.items.map(({ id }) => id)];
      return { what: `The checklist “${event.data.title}”`, ids: new Set(ids) };
    }
    case "checklist_item.deleted":
      return { what: "The item", ids: new Set([event.data.id]) };
    default:
      return null;
  }
}

function idsOf({ id, checklists }: Card): string[] {
  return [id, ...checklists.flatMap((list) => [list.id, ...list.items.map((item) => item.id)])];
}

function set(next: readonly LostPlace[]): void {
  places = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
