/** Text written here in something that somebody else has deleted: kept until it has been seen. */
import { useSyncExternalStore } from "react";
import { restore as restoreIt } from "#texts/common.ts";
import * as words from "#texts/drafts.tsx";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { BoardEvent, EventOf } from "../../../contract/events.ts";
import { draftsIn, keepDraft, type PlacedText, wroteLastIn } from "../../drafts/drafts.ts";
import { commentField } from "../../drafts/fields.ts";
import { isTyping } from "../../drafts/typing.ts";
import type { Gone } from "../../trash/bring-back.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { createListeners } from "../../util/listeners.ts";
import { type Author, authorIn } from "../presence/authors.ts";
import type { BoardSession } from "../session/board-session.ts";

export interface LostPlace {
  boardId: string;
  /** The number of the deletion: a board from before it says nothing about what has come back. */
  seq: number;
  /** When that was, if it is known. */
  at?: string;
  /** What happened, as a sentence. */
  title: string;
  texts: PlacedText[];
  /** If it can be restored: what that is, and how; false if that failed. */
  gone?: Gone;
  bringBack?: () => Promise<boolean>;
}

let places: readonly LostPlace[] = [];
/** The messages about places, each with what removes it. */
const messages = new Map<LostPlace, () => void>();
/** What happened while the connection was down: what has come back since is not told. */
let missed: Parameters<typeof noteDeletion>[] = [];
/** The board that is open here, as it is now. */
let current: FullBoard | null = null;
/** What this page has shown already is not shown again. */
export const shown = new Set<string>();
const listeners = createListeners();

export interface Here {
  session: BoardSession;
  userId: string;
}

/** `before` is the board that still contains it. */
export function noteDeletion(event: BoardEvent, before: FullBoard | null, { session, userId }: Here): void {
  if (event.user_id === userId || !before) return;
  if (event.type === "comment.deleted") return noteDeletedComment(event, before);
  const gone = deletedBy(event, before, authorIn(event, before));
  const texts = gone ? draftsIn(gone.ids) : [];
  if (!gone || texts.length === 0) return;
  const place = placeOf(event, gone, { texts, session });
  if (lostTexts(place).length === 0) return;
  // Somebody who is typing elsewhere by now is not interrupted.
  if (isTyping() && !wroteLastIn(gone.ids)) offerLater(place, textOf(place));
  else set([...places, place]);
}

/** Told once the board is up to date. */
export function noteMissed(...deletion: Parameters<typeof noteDeletion>): void {
  missed.push(deletion);
}

/** Its card is still there, so the text cannot wait in its place. */
function noteDeletedComment(event: EventOf<"comment.deleted">, before: FullBoard): void {
  const { id, card_id } = event.data;
  const field = commentField(id);
  const text = draftsIn(new Set([card_id])).find((draft) => draft.field === field)?.text;
  if (text === undefined) return;
  keepDraft(card_id, field, null);
  toast({ message: words.keptUntilDismissed(words.deletedComment(authorIn(event, before))), text });
}

export function addPlaces(found: readonly LostPlace[]): void {
  set([...places, ...found]);
}

/**
 * The open board has changed, or is closed (null). The message or the dialog about something that is back is removed; its
 * text is in the editor again. `isBehind` while events of it are missing.
 */
export function followBoard(board: FullBoard | null, isBehind = false): void {
  current = board;
  if (board && !isBehind) {
    const all = missed;
    missed = [];
    for (const deletion of all) if (deletion[0].board_id === board.id) noteDeletion(...deletion);
  }
  for (const [place, remove] of messages) {
    if (lostTexts(place).length > 0) continue;
    messages.delete(place);
    remove();
  }
  const waiting = places.filter((place) => lostTexts(place).length > 0);
  if (waiting.length < places.length) set(waiting);
}

/** Never together with what is back on this board: the focus goes from one to the other. */
export function useLostPlaces(board: FullBoard): LostPlace[] {
  const all = useSyncExternalStore(listeners.subscribe, () => places);
  return all.filter((place) => lostTexts(place, board).length > 0);
}

function textOf({ texts }: LostPlace): string {
  return texts.map(({ text }) => text).join("\n\n");
}

export function removePlace(place: LostPlace): void {
  set(places.filter((each) => each !== place));
}

/** As a message that stays until it is dismissed, unless everything is back by now. */
export function offerLater(place: LostPlace, text: string): void {
  removePlace(place);
  if (lostTexts(place).length === 0) return;
  const { bringBack } = place;
  const bringItBack = () => void bringBack?.().then((isBack) => isBack || offerLater(place, text));
  const remove = toast({
    message: words.keptUntilDismissed(place.title),
    text,
    onExpire: () => dismiss(place),
    ...(bringBack && { action: { label: restoreIt, run: bringItBack } }),
  });
  messages.set(place, remove);
}

/** Loaded when it is needed, which is seldom. */
async function restore(session: BoardSession, gone: Gone): Promise<boolean> {
  try {
    const { bringBack } = await import("../../trash/bring-back.ts");
    return await bringBack(session, gone);
  } catch {
    return false;
  }
}

function dismiss(place: LostPlace): void {
  messages.delete(place);
  if (current?.id === place.boardId) forgetTexts(place);
}

/** Only what is known to be gone is forgotten: whatever is back may have been edited since. */
export function forgetTexts(place: LostPlace): void {
  for (const { id, field } of lostTexts(place)) keepDraft(id, field, null);
}

/** The texts of what is not on the open board. */
export function lostTexts({ boardId, seq, texts }: LostPlace, board = current): PlacedText[] {
  if (board?.id !== boardId || board.seq < seq) return texts;
  const there = idsOn(board);
  return texts.filter(({ id }) => !there.has(id));
}

/** The texts in what an event has deleted. */
export function placeOf(
  { board_id: boardId, seq, timestamp: at }: BoardEvent,
  { title, restorable }: Deleted,
  { texts, session }: { texts: PlacedText[]; session: BoardSession },
): LostPlace {
  const restoring = restorable && { gone: restorable, bringBack: () => restore(session, restorable) };
  return { boardId, seq, at, title, texts, ...restoring };
}

interface Deleted {
  title: string;
  /** What was deleted, with everything in it. */
  ids: Set<string>;
  restorable?: Gone;
}

export function deletedBy(event: BoardEvent, { columns }: FullBoard, author: Author): Deleted | null {
  const isArchived = event.archived === true;
  switch (event.type) {
    case "column.deleted": {
      const { id, title } = event.data;
      const column = columns.find((each) => each.id === id);
      const ids = new Set([id, ...(column?.cards ?? []).flatMap(idsOf)]);
      const restorable = { id, title, columnId: null, ...(column && { column }) };
      return { title: words.removedColumn(author, title, isArchived), ids, restorable };
    }
    case "card.deleted": {
      const { id, title, column_id: columnId } = event.data;
      const restorable = { id, title, columnId, card: event.data };
      return {
        title: words.removedCard(author, title, isArchived),
        ids: new Set(idsOf(event.data)),
        restorable,
      };
    }
    case "checklist.deleted": {
      const ids = [event.data.id, ...event.data.items.map(({ id }) => id)];
      return { title: words.deletedChecklist(author, event.data.title), ids: new Set(ids) };
    }
    case "checklist_item.deleted":
      return { title: words.deletedItem(author), ids: new Set([event.data.id]) };
    default:
      return null;
  }
}

/** Everything that can have a draft. */
export function idsOn({ id, columns }: FullBoard): ReadonlySet<string> {
  return new Set([id, ...columns.flatMap((column) => [column.id, ...column.cards.flatMap(idsOf)])]);
}

/** The card and everything in it that can have a draft. */
export function idsOf({ id, checklists }: Card): string[] {
  return [id, ...checklists.flatMap((list) => [list.id, ...list.items.map((item) => item.id)])];
}

function set(next: readonly LostPlace[]): void {
  places = next;
  for (const { texts } of places) for (const { id } of texts) shown.add(id);
  listeners.notify();
}
