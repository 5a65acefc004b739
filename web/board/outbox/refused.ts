/**
 * Changes that the service has refused, with the reason: kept in this browser until the user has seen them, in whichever
 * tab. One that was shown right after the change, in the tab in which it was made, counts as seen, unless its card is
 * gone: then it can be made again with the card.
 */
import { useCallback, useSyncExternalStore } from "react";
import type { LocalChange } from "../../../client/changes/optimistic-state.ts";
import { INSTALLATION } from "../../installation.ts";
import { createListeners } from "../../util/listeners.ts";

export interface RefusedChange {
  key: string;
  boardId: string;
  /** When it was made. */
  at: string;
  /** What has not happened, and why. */
  message: string;
  /** What was written. */
  text: string | undefined;
  /** The card that it is about, as it was then. */
  card: LocalChange["card"];
  /** It, and those that depended on it. */
  changes: readonly Pick<LocalChange, "operation" | "failure">[];
}

/** Of all of them together, in characters; the oldest go first. A browser stores a few million. */
const MAX_KEPT = 500_000;
const NONE: readonly RefusedChange[] = [];
const nameOf = (userId: string) => `${INSTALLATION}-refused:${userId}`;

const listeners = createListeners();
/** What was read last, as text and as a list: the list stays the same object until it changes. */
let last: { text: string | null; list: readonly RefusedChange[] } = { text: null, list: NONE };

export function noteRefused(userId: string, change: RefusedChange): void {
  const others = read(userId).filter(({ key }) => key !== change.key);
  write(userId, newest([...others, change]));
}

/** The last one at least. */
function newest(all: readonly RefusedChange[]): readonly RefusedChange[] {
  let size = 0;
  const kept = all.toReversed().filter((change) => {
    size += JSON.stringify(change).length;
    return size <= MAX_KEPT;
  });
  return kept.length > 0 ? kept.toReversed() : all.slice(-1);
}

export function removeRefused(userId: string, key: string): void {
  const all = read(userId);
  const others = all.filter((each) => each.key !== key);
  if (others.length < all.length) write(userId, others);
}

/** Returns a function that brings them back. */
export function clearRefused(userId: string, boardId: string): () => void {
  const all = read(userId);
  const cleared = all.filter((each) => each.boardId === boardId);
  write(
    userId,
    all.filter((each) => each.boardId !== boardId),
  );
  return () => {
    for (const change of cleared) noteRefused(userId, change);
  };
}

/** On all boards: the user has logged out. */
export function forgetRefused(userId: string): void {
  write(userId, []);
}

export function useRefused(userId: string, boardId: string): readonly RefusedChange[] {
  const list = useSyncExternalStore(
    subscribe,
    useCallback(() => read(userId), [userId]),
  );
  return list.filter((each) => each.boardId === boardId);
}

/** With those that depended on them. */
export function countChanges(refused: readonly RefusedChange[]): number {
  return refused.flatMap(({ changes }) => changes).length;
}

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  const unsubscribe = listeners.subscribe(listener);
  return () => {
    removeEventListener("storage", listener);
    unsubscribe();
  };
}

function read(userId: string): readonly RefusedChange[] {
  try {
    const text = localStorage.getItem(nameOf(userId));
    if (text !== last.text) last = { text, list: text === null ? NONE : JSON.parse(text) };
    return last.list;
  } catch {
    return NONE;
  }
}

function write(userId: string, list: readonly RefusedChange[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(nameOf(userId));
    else localStorage.setItem(nameOf(userId), JSON.stringify(list));
  } catch {
    // Without storage there is the message alone.
  }
  listeners.notify();
}
