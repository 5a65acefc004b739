/**
 * Drafts in the browser's local storage. Every page has a slot of its own for each draft, so that two tabs do not
 * overwrite each other's text; the page that wants a draft may take it from the slots of pages that are gone. Old
 * slots are removed, and all but the newest MAX_DRAFTS.
 */

import { INSTALLATION } from "../installation.ts";
import { isPageGone } from "../storage/page-locks.ts";

export interface StoredDraft {
  text: string;
  /** What the board said when editing began. */
  base: string;
  /** The board it was written on. */
  board: string | null;
  /** When it was stored. */
  at: number;
  /** The page announced that it was closing; a crash shows only in its lock. */
  left?: boolean;
}

/** What a draft is of. */
export interface DraftPlace {
  user: string;
  id: string;
  /** Tells the texts of one thing apart. */
  field: string;
}

const PREFIX = `${INSTALLATION}-draft:`;
const MAX_DRAFTS = 100;
const MAX_AGE_MS = 30 * 24 * 3600_000;

export function nameOf({ user, id, field }: DraftPlace): string {
  return `${PREFIX}${user}:${id}:${field}`;
}

export function placeOf(name: string): DraftPlace {
  const [, user = "", id = "", field = ""] = name.split(":");
  return { user, id, field };
}

export class DraftSlots {
  readonly #pageId: string;
  /** The slots of other pages by the name of their draft; looked up when needed. */
  #others: Map<string, string[]> | null = null;

  constructor(pageId: string) {
    this.#pageId = pageId;
  }

  /** Into this page's slot; null empties it. Throws where the browser stores nothing. */
  write(name: string, draft: StoredDraft | null): void {
    const slot = `${name}:${this.#pageId}`;
    if (!draft) return localStorage.removeItem(slot);
    const isNew = localStorage.getItem(slot) === null;
    localStorage.setItem(slot, JSON.stringify(draft));
    if (isNew) removeOld();
  }

  /** The names of drafts that other pages have. */
  othersNames(): string[] {
    return [...this.#othersSlots().keys()];
  }

  /** A draft of another page, whether that is gone or not. */
  peek(name: string): StoredDraft | null {
    return read(this.#othersSlots().get(name)?.[0]);
  }

  /** The newest draft of a page that is gone, with its slot. */
  newestLeft(name: string): { slot: string; draft: StoredDraft } | null {
    const left = (this.#othersSlots().get(name) ?? []).flatMap((slot) => {
      const draft = read(slot);
      return draft && (draft.left || isPageGone(pageOf(slot), draft.at)) ? [{ slot, draft }] : [];
    });
    return left.sort((a, b) => b.draft.at - a.draft.at)[0] ?? null;
  }

  remove(slot: string): void {
    localStorage.removeItem(slot);
    this.forgetOthers();
  }

  /** Removes the same text from the slots of other pages. */
  removeCopies(name: string, text: string): void {
    for (const slot of this.#othersSlots().get(name) ?? [])
      if (read(slot)?.text === text) localStorage.removeItem(slot);
    this.forgetOthers();
  }

  /** Another page has written. */
  forgetOthers(): void {
    this.#others = null;
  }

  /** The name of the draft whose slot of this page another page has emptied; null if it was something else. */
  emptiedBy({ key, newValue }: StorageEvent): string | null {
    if (!key?.startsWith(PREFIX) || newValue !== null || pageOf(key) !== this.#pageId) return null;
    return draftOf(key);
  }

  #othersSlots(): Map<string, string[]> {
    if (this.#others) return this.#others;
    const others = new Map<string, string[]>();
    for (const slot of slots()) {
      if (pageOf(slot) === this.#pageId) continue;
      const name = draftOf(slot);
      others.set(name, [...(others.get(name) ?? []), slot]);
    }
    this.#others = others;
    return others;
  }
}

/** How many drafts of this user are stored in this browser, by whichever page. */
export function countSlots(userId: string): number {
  return new Set(
    slots()
      .filter((slot) => placeOf(slot).user === userId)
      .map(draftOf),
  ).size;
}

function removeOld(): void {
  const oldestAllowed = Date.now() - MAX_AGE_MS;
  const byAge = slots()
    .map((slot) => ({ slot, at: read(slot)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const [index, { slot, at }] of byAge.entries())
    if (index >= MAX_DRAFTS || at < oldestAllowed) localStorage.removeItem(slot);
}

function slots(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function draftOf(slot: string): string {
  return slot.slice(0, slot.lastIndexOf(":"));
}

function pageOf(slot: string): string {
  return slot.slice(slot.lastIndexOf(":") + 1);
}

function read(slot: string | undefined): StoredDraft | null {
  if (slot === undefined) return null;
  try {
    return JSON.parse(localStorage.getItem(slot) ?? "null");
  } catch {
    return null;
  }
}
