import { forgetRefused } from "../board/outbox/refused.ts";
import { forgetUnlogged } from "../board/undo/unlogged-storage.ts";
import { forgetWaiting } from "../inbox/waiting-reads.ts";
import { removeCopies } from "../storage/board-copies.ts";
import { removeComments } from "../storage/comment-copies.ts";
import { removeLists } from "../storage/kept-list.ts";
import { rememberUser } from "../storage/known-user.ts";
import { removePictures } from "../storage/stored-pictures.ts";
import { announceLogout, setCookieOwner } from "./login.ts";
import { forgetRenewal } from "./stay-logged-in.ts";

/**
 * The login has ended: what this browser has stored to show is removed. Whatever the user wrote stays for the next login:
 * unsent changes, drafts, and the text of changes that were refused.
 */
export async function forgetShown(userId: string): Promise<void> {
  // First: pages that are still open store and send nothing more after this.
  setCookieOwner(null);
  rememberUser(null);
  forgetRenewal();
  forgetUnlogged(userId);
  await Promise.allSettled([
    removeCopies(userId),
    removeComments(userId),
    removeLists(userId),
    removePictures(),
  ]);
}

/** After logging out: refused changes go as well, and the user's other tabs close what they show. */
export async function forget(userId: string): Promise<void> {
  const removed = forgetShown(userId);
  forgetRefused(userId);
  forgetWaiting(userId);
  announceLogout(userId);
  await removed;
}
