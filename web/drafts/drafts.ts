/**
 * Text that is being written and is not saved yet, by the thing it belongs to: it outlives the view, the page and the
 * tab. In the browser's local storage, a moment after the first key that is not there and when the page is left; at
 * most MAX_DRAFTS of them. Every page has a slot of its own, so that two tabs do not overwrite each other's; the slots
 * of pages that are gone are taken over, newest first, by the page that asks for them.
 */
import { pageUser } from "../session/login.ts";
import { enterPage, isPageLive, lookForPages } from "../storage/page-locks.ts";

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

interface Stored extends Entry {
  at: number;
  /** The page itself said that it goes; of one that crashed, only its lock tells. */
  left?: boolean;
}

const PREFIX = "boardcast-draft:";
const DELAY_MS = 300;
const MAX_DRAFTS = 100;
const MAX_AGE_MS = 30 * 24 * 3600_000;

const pageId = enterPage();
/** Of this page. */
const drafts = new Map<string, Entry>();
const unwritten = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isStored = true;
let board: string | null = null;
let lastWritten: string | null = null;
/** The slots of other pages by what they are for; looked up when needed. */
let others: Map<string, string[]> | null = null;

/** What is written from now on is written on this board. */
export function setBoardOfDrafts(id: string | null): void {
  board = id;
}

export function readDraft(id: string, field: string): KeptDraft | null {
  const name = nameOf(id, field);
  return drafts.get(name) ?? takeOver(name);
}

/** Null forgets it; a draft that says what the board says is none. */
export function keepDraft(id: string, field: string, draft: KeptDraft | null): void {
  const name = nameOf(id, field);
  const before = drafts.get(name);
  if (draft && draft.text !== draft.base) drafts.set(name, { ...draft, board: before?.board ?? board });
  else drafts.delete(name);
  if (before && !drafts.has(name)) dropCopies(name, before.text);
  lastWritten = id;
  unwritten.add(name);
  timer ??= setTimeout(writeDrafts, DELAY_MS);
}

/** What was created here has its own id now. */
export function moveDrafts(from: string, to: string): void {
  for (const [name, draft] of [...drafts]) {
    const { id, field } = partsOf(name);
    if (id !== from) continue;
    keepDraft(from, field, null);
    keepDraft(to, field, draft);
  }
}

/** The texts being written in any of these things, here or on a page that is gone. */
export function draftsIn(ids: ReadonlySet<string>): PlacedText[] {
  return draftsWhere(({ id }) => ids.has(id));
}

/** The texts that were being written on a board, here or on a page that is gone. */
export function draftsOn(boardId: string): PlacedText[] {
  return draftsWhere(({ id }, entry) => id === boardId || entry.board === boardId);
}

/** What was written in last is one of these. */
export function wroteLastIn(ids: ReadonlySet<string>): boolean {
  return lastWritten !== null && ids.has(lastWritten);
}

/** Leaving the page now would lose one of them. */
export function wouldLoseDrafts(): boolean {
  writeDrafts();
  return !isStored && drafts.size > 0;
}

function draftsWhere(isMeant: (place: { id: string }, entry: Entry) => boolean): PlacedText[] {
  for (const [name, slots] of otherSlots()) {
    const { user, ...place } = partsOf(name);
    const entry = drafts.has(name) ? null : parse(read(slots[0]!));
    if (entry && user === pageUser()?.id && isMeant(place, entry)) takeOver(name);
  }
  return [...drafts].flatMap(([name, entry]) => {
    const { user, ...place } = partsOf(name);
    return user === pageUser()?.id && isMeant(place, entry) ? [{ ...place, text: entry.text }] : [];
  });
}

/** It is moved, not copied: no other page can take it too. */
function takeOver(name: string): Entry | null {
  const free = (otherSlots().get(name) ?? []).flatMap((slot) => {
    const stored = parse(read(slot));
    return stored && (stored.left || !isPageLive(pageOf(slot))) ? [{ slot, stored }] : [];
  });
  const newest = free.sort((a, b) => b.stored.at - a.stored.at)[0];
  if (!newest) return null;
  const { text, base, board: origin } = newest.stored;
  const entry = { text, base, board: origin };
  drafts.set(name, entry);
  unwritten.add(name);
  writeDrafts();
  if (isStored) localStorage.removeItem(newest.slot);
  others = null;
  return entry;
}

/** What is saved or given up here is not offered anywhere else. */
function dropCopies(name: string, text: string): void {
  for (const slot of otherSlots().get(name) ?? [])
    if (parse(read(slot))?.text === text) localStorage.removeItem(slot);
  others = null;
}

function writeDrafts(leaving = false): void {
  clearTimeout(timer);
  timer = undefined;
  let hasMore = false;
  try {
    for (const name of unwritten) {
      const draft = drafts.get(name);
      const slot = `${name}:${pageId}`;
      hasMore ||= draft !== undefined && localStorage.getItem(slot) === null;
      if (draft) {
        const stored: Stored = { ...draft, at: Date.now(), ...(leaving && { left: true }) };
        localStorage.setItem(slot, JSON.stringify(stored));
      } else localStorage.removeItem(slot);
    }
    if (hasMore) tidy();
    unwritten.clear();
    isStored = true;
  } catch {
    isStored = false;
  }
}

/** All of them, as of now: with `leaving`, for the next page to take. */
function writeAll(leaving: boolean): void {
  for (const name of drafts.keys()) unwritten.add(name);
  writeDrafts(leaving);
}

/** The newest are kept, and none for ever. */
function tidy(): void {
  const oldestAllowed = Date.now() - MAX_AGE_MS;
  const byAge = slotNames()
    .map((name) => ({ name, at: parse(read(name))?.at ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const [index, { name, at }] of byAge.entries())
    if (index >= MAX_DRAFTS || at < oldestAllowed) localStorage.removeItem(name);
}

function otherSlots(): Map<string, string[]> {
  if (others) return others;
  others = new Map();
  for (const slot of slotNames()) {
    if (pageOf(slot) === pageId) continue;
    const name = slot.slice(0, slot.lastIndexOf(":"));
    others.set(name, [...(others.get(name) ?? []), slot]);
  }
  return others;
}

function slotNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function nameOf(id: string, field: string): string {
  return `${PREFIX}${pageUser()?.id ?? ""}:${id}:${field}`;
}

function partsOf(name: string) {
  const [, user = "", id = "", field = ""] = name.split(":");
  return { user, id, field };
}

function pageOf(slot: string): string {
  return slot.slice(slot.lastIndexOf(":") + 1);
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function parse(text: string | null): Stored | null {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

addEventListener("pagehide", () => writeAll(true));
// Back from the browser's cache of pages: they are this page's again.
addEventListener("pageshow", (event) => {
  if ((event as PageTransitionEvent).persisted) writeAll(false);
});
addEventListener("visibilitychange", () => {
  writeDrafts();
  void lookForPages();
});
addEventListener("storage", (event) => {
  others = null;
  const { key, newValue } = event as StorageEvent;
  if (!key?.startsWith(PREFIX) || newValue !== null || pageOf(key) !== pageId) return;
  // Another page has saved the same text.
  const name = key.slice(0, key.lastIndexOf(":"));
  if (!unwritten.has(name)) drafts.delete(name);
});
