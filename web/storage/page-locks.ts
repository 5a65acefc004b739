/** Which pages of this browser are open: each holds a lock with its own name until it is closed or crashes. */

import { withTimeout } from "../../client/util/pause.ts";
import { randomId } from "../../client/util/random-id.ts";
import { INSTALLATION } from "../installation.ts";

const PREFIX = `${INSTALLATION}-page-`;
/** A lock manager that does not respond must not keep the app from starting. */
const PATIENCE_MS = 1000;

/** Those that were open at the last look, and when that was. */
let seen = { atMs: Number.NEGATIVE_INFINITY, live: new Set<string | undefined>() };
let looking: Promise<void> | null = null;
let next: Promise<void> | null = null;

/** Takes the lock; returns the name of this page. */
export function enterPage(): string {
  const id = randomId();
  void navigator.locks?.request(PREFIX + id, () => new Promise(() => {})).catch(() => {});
  return id;
}

/**
 * Whether a page that was open at this time has been closed since. A page that may have been opened after the last look is
 * not known to be; the next question may have another answer. Without locks (plain HTTP from another machine) no other page
 * is known to be open.
 */
export function isPageGone(id: string, openAtMs: number): boolean {
  if (!navigator.locks) return true;
  if (openAtMs <= seen.atMs) return !seen.live.has(PREFIX + id);
  void lookForPages();
  return false;
}

/** Looks up which pages are open. One look at a time: while one is under way, the next one waits for it. */
export function lookForPages(): Promise<void> {
  if (!looking) {
    looking = look().finally(() => {
      looking = null;
      next = null;
    });
    return looking;
  }
  next ??= looking.then(lookForPages);
  return next;
}

async function look(): Promise<void> {
  const { locks } = navigator;
  if (!locks) return;
  const atMs = Date.now();
  const found = await withTimeout(
    locks.query().catch(() => null),
    PATIENCE_MS,
  );
  if (found) seen = { atMs, live: new Set(found.held?.map(({ name }) => name)) };
}
