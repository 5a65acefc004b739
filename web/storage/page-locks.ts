/** Which pages of this browser are open: each holds a lock with its own name until it is closed or crashes. */

import { withTimeout } from "../../client/util/pause.ts";
import { randomId } from "../../client/util/random-id.ts";
import { INSTALLATION } from "../installation.ts";

const PREFIX = `${INSTALLATION}-page-`;
/** A lock manager that does not respond must not keep the app from starting. */
const PATIENCE_MS = 1000;

let live: ReadonlySet<string | undefined> = new Set();

/** Takes the lock; returns the name of this page. */
export function enterPage(): string {
  const id = randomId();
  void navigator.locks?.request(PREFIX + id, () => new Promise(() => {})).catch(() => {});
  return id;
}

/** As of the last look. Without locks (plain HTTP from another machine) no other page is known to be open. */
export function isPageLive(id: string): boolean {
  return live.has(PREFIX + id);
}

/** Looks up which pages are open. */
export async function lookForPages(): Promise<void> {
  const { locks } = navigator;
  if (!locks) return;
  const found = await withTimeout(
    locks.query().catch(() => null),
    PATIENCE_MS,
  );
  if (found) live = new Set(found.held?.map(({ name }) => name));
}
