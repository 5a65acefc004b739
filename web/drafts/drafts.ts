/**
 * Text that is being written and not saved yet, by the thing it belongs to: it outlives the view, the page and the
 * tab. It is stored a moment after the first keystroke that is not stored, and when the page is left. Drafts of pages
 * that are gone are taken over, newest first, by the page that asks for them.
 */
import { pageUser } from "../session/login.ts";
import { enterPage, lookForPages } from "../storage/page-locks.ts";
import { createListeners } from "../util/listeners.ts";
import { countSlots, type DraftPlace, DraftSlots, nameOf, placeOf } from "./draft-slots.ts";

export interface KeptDraft {
  text: string;
  /** What the board said when editing began. */
  base: string;
}

export interface PlacedText {
  id: string;
  /** Tells the texts of one thing apart. */
  field: string;
  text: string;
}

interface Entry extends KeptDraft {
  /** The board it was written on. */
  board: string | null;
}

const DELAY_MS = 300;

const slots = new DraftSlots(enterPage());
/** Of this page. */
const drafts = new Map<string, Entry>();
const unwritten = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isStored = true;
let board: string | null = null;
let lastWritten: Pick<PlacedText, "id" | "field"> | null = null;
const listeners = createListeners();

/** Calls it when there is a draft where none was, or none where one was. */
export const followDrafts = listeners.subscribe;

/** The board that is open from now on: tiles show which of its cards have drafts, so they are taken over at once. */
export function setBoardOfDrafts(id: string | null): void {
  board = id;
  if (id !== null) draftsOn(id);
}

export function readDraft(id: string, field: string): KeptDraft | null {
  const name = myName(id, field);
  return drafts.get(name) ?? takeOver(name);
}

/** Null forgets it. A draft that is the same as the text on the board is none. */
export function keepDraft(id: string, field: string, draft: KeptDraft | null): void {
  const name = myName(id, field);
  const before = drafts.get(name);
  if (draft && draft.text !== draft.base) drafts.set(name, { ...draft, board: before?.board ?? board });
  else drafts.delete(name);
  // What is saved or given up here is not offered anywhere else.
  if (before && !drafts.has(name)) slots.removeCopies(name, before.text);
  if (!before === drafts.has(name)) listeners.notify();
  lastWritten = { id, field };
  unwritten.add(name);
  timer ??= setTimeout(writeDrafts, DELAY_MS);
}

/** Something created here, or on a page that is gone, has its real id now. */
export function moveDrafts(from: string, to: string): void {
  moveOwn(from, to);
  // Of a page that may have crashed since the last look.
  if (slots.othersNames().some((name) => placeOf(name).id === from))
    void lookForPages().then(() => moveOwn(from, to));
}

/** Also those of pages that are known to be gone. */
function moveOwn(from: string, to: string): void {
  draftsIn(new Set([from]));
  for (const [name, draft] of [...drafts]) {
    const { id, field } = placeOf(name);
    if (id !== from) continue;
    keepDraft(from, field, null);
    keepDraft(to, field, draft);
  }
}

/** The drafts of any of these things, from here or from a page that is gone; they are this page's now. */
export function draftsIn(ids: ReadonlySet<string>): PlacedText[] {
  return draftsWhere(({ id }) => ids.has(id));
}

/** The drafts of everything on a board, from here or from a page that is gone. */
export function draftsOn(boardId: string): PlacedText[] {
  return draftsWhere(({ id }, entry) => id === boardId || entry.board === boardId);
}

/** Whether this page has a draft of any of these things. */
export function areWritten(ids: readonly string[]): boolean {
  return [...drafts.keys()].some((name) => ids.some((id) => name.startsWith(myName(id, ""))));
}

/** Whether the latest keystroke was in one of these things. */
export function wroteLastIn(ids: ReadonlySet<string>): boolean {
  return lastWritten !== null && ids.has(lastWritten.id);
}

/** Whether the latest keystroke was in this one. */
export function wasWrittenLast({ id, field }: PlacedText): boolean {
  return lastWritten?.id === id && lastWritten.field === field;
}

/** Whether leaving the page now would lose a draft. */
export function wouldLoseDrafts(): boolean {
  writeDrafts();
  return !isStored && drafts.size > 0;
}

/** How many drafts this user has in this browser, on all boards. */
export function countDrafts(userId: string): number {
  writeDrafts();
  return countSlots(userId);
}

function draftsWhere(isWanted: (place: DraftPlace, entry: Entry) => boolean): PlacedText[] {
  const isMine = (name: string, entry: Entry) => {
    const place = placeOf(name);
    return place.user === pageUser()?.id && isWanted(place, entry);
  };
  for (const name of slots.othersNames()) {
    const entry = drafts.has(name) ? null : slots.peek(name);
    if (entry && isMine(name, entry)) takeOver(name);
  }
  return [...drafts].flatMap(([name, entry]) => {
    const { id, field } = placeOf(name);
    return isMine(name, entry) ? [{ id, field, text: entry.text }] : [];
  });
}

/** It is moved, not copied: no other page can take it too. */
function takeOver(name: string): Entry | null {
  const newest = slots.newestLeft(name);
  if (!newest) return null;
  const { text, base, board: origin } = newest.draft;
  const entry = { text, base, board: origin };
  drafts.set(name, entry);
  // Not now: somebody may be asking while the page is rendered.
  queueMicrotask(listeners.notify);
  unwritten.add(name);
  writeDrafts();
  if (isStored) slots.remove(newest.slot);
  slots.forgetOthers();
  return entry;
}

function writeDrafts(leaving = false): void {
  clearTimeout(timer);
  timer = undefined;
  try {
    for (const name of unwritten) {
      const draft = drafts.get(name);
      slots.write(name, draft ? { ...draft, at: Date.now(), ...(leaving && { left: true }) } : null);
    }
    unwritten.clear();
    isStored = true;
  } catch {
    isStored = false;
  }
}

/** All of them, as they are now; with `leaving`, the next page may take them. */
function writeAll(leaving: boolean): void {
  for (const name of drafts.keys()) unwritten.add(name);
  writeDrafts(leaving);
}

function myName(id: string, field: string): string {
  return nameOf({ user: pageUser()?.id ?? "", id, field });
}

addEventListener("pagehide", () => writeAll(true));
addEventListener("pageshow", (event) => {
  // Back from the browser's page cache: the drafts are this page's again. (The types of Bun, in which tests load
  // this module, know no such event.)
  if ((event as PageTransitionEvent).persisted) writeAll(false);
});
addEventListener("visibilitychange", () => {
  writeDrafts();
  void lookForPages();
});
addEventListener("storage", (event) => {
  slots.forgetOthers();
  // The types of Bun, in which tests load this module, know no such event.
  const name = slots.emptiedBy(event as StorageEvent);
  // Another page has saved the same text.
  if (name !== null && !unwritten.has(name) && drafts.delete(name)) listeners.notify();
});
