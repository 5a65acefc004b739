/**
 * Text that is being written and is not saved yet, by the thing it belongs to: it outlives the view, the page and the
 * tab. In the browser's local storage, a moment after each key and when the page is left; at most MAX_DRAFTS of them.
 */
import { pageUser } from "./login.ts";

export interface KeptDraft {
  text: string;
  /** What the board said when editing began. */
  base: string;
}

interface Stored extends KeptDraft {
  at: number;
}

const PREFIX = "boardcast-draft:";
const DELAY_MS = 300;
const MAX_DRAFTS = 100;
const MAX_AGE_MS = 30 * 24 * 3600_000;

const drafts = new Map<string, KeptDraft>();
const unwritten = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isStored = true;

/** `field` tells the texts of one thing apart. */
export function readDraft(id: string, field: string): KeptDraft | null {
  const name = nameOf(id, field);
  const known = drafts.get(name) ?? parse(read(name));
  if (known) drafts.set(name, known);
  return known ?? null;
}

/** Null forgets it; a draft that says what the board says is none. */
export function keepDraft(id: string, field: string, draft: KeptDraft | null): void {
  const name = nameOf(id, field);
  if (draft && draft.text !== draft.base) drafts.set(name, draft);
  else drafts.delete(name);
  unwritten.add(name);
  clearTimeout(timer);
  timer = setTimeout(writeDrafts, DELAY_MS);
}

/** What was created here has its own id now. */
export function moveDrafts(from: string, to: string): void {
  for (const [name, draft] of [...drafts]) {
    const [, , id, field] = name.split(":");
    if (id !== from || !field) continue;
    keepDraft(from, field, null);
    keepDraft(to, field, draft);
  }
}

/** The texts being written in any of these things, on this page. */
export function draftsIn(ids: ReadonlySet<string>): { id: string; field: string; text: string }[] {
  return [...drafts].flatMap(([name, { text }]) => {
    const [, user, id = "", field = ""] = name.split(":");
    return user === pageUser()?.id && ids.has(id) ? [{ id, field, text }] : [];
  });
}

/** Leaving the page now would lose one of them. */
export function wouldLoseDrafts(): boolean {
  writeDrafts();
  return !isStored && drafts.size > 0;
}

function writeDrafts(): void {
  clearTimeout(timer);
  try {
    for (const name of unwritten) {
      const draft = drafts.get(name);
      if (draft) localStorage.setItem(name, JSON.stringify({ ...draft, at: Date.now() } satisfies Stored));
      else localStorage.removeItem(name);
    }
    if (unwritten.size > 0) tidy();
    unwritten.clear();
    isStored = true;
  } catch {
    isStored = false;
  }
}

/** The newest are kept, and none for ever. */
function tidy(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  const oldestAllowed = Date.now() - MAX_AGE_MS;
  const byAge = names.map((name) => ({ name, at: parse(read(name))?.at ?? 0 })).sort((a, b) => b.at - a.at);
  for (const [index, { name, at }] of byAge.entries())
    if (index >= MAX_DRAFTS || at < oldestAllowed) localStorage.removeItem(name);
}

function nameOf(id: string, field: string): string {
  return `${PREFIX}${pageUser()?.id ?? ""}:${id}:${field}`;
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

addEventListener("pagehide", writeDrafts);
addEventListener("visibilitychange", writeDrafts);
