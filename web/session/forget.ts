import { forgetRefused } from "../board/outbox/refused.ts";
import { removeCopies } from "../storage/board-copies.ts";
import { removeList } from "../storage/kept-list.ts";
import { rememberUser } from "../storage/known-user.ts";
import { setPageUser } from "./login.ts";

/** After logging out: what this browser has stored to show is removed. Unsent changes stay for the next login. */
export async function forget(userId: string): Promise<void> {
  // First: pages that are still open store nothing more after this.
  setPageUser(null);
  rememberUser(null);
  forgetRefused(userId);
  await Promise.allSettled([removeCopies(userId), removeList(userId)]);
}
