/**
 * Pages that own something: each holds a Web Lock with its name until it is closed or crashes. Browsers offer no locks over
 * plain HTTP from another machine: there every page takes over at once, and keys alone keep things from being done twice.
 */
import { INSTALLATION } from "../installation.ts";

const lockOf = (owner: string) => `${INSTALLATION}-outbox-${owner}`;

/** Marks the owner as alive until the page is closed. */
export function live(owner: string): void {
  void navigator.locks?.request(lockOf(owner), () => new Promise(() => {}));
}

/** Calls `take` once the owner is gone, in one page at a time. */
export function whenGone(owner: string, take: () => Promise<void>): void {
  if (navigator.locks) void navigator.locks.request(lockOf(owner), take);
  else void take();
}
