/**
 * A separate, blocking script, so that the wrong theme never flashes and the page's first requests do not wait for the
 * app. Keep it tiny.
 */

import { currentPath } from "./installation.ts";
import { sendEarly } from "./session/early.ts";
import { readCopyEarly } from "./storage/board-copies.ts";
import { applyMotion } from "./storage/choices/motion.ts";
import { applyTheme } from "./storage/choices/theme.ts";
import { isCopied } from "./storage/copy-list.ts";
import { OWNER_KEY } from "./storage/known-user.ts";

// The page of a public link has nothing to do with whoever is logged in.
const isShared = currentPath().startsWith("/s/");
// First, because the storage that the rest looks into may take a while to load.
if (!isShared) sendEarly("/auth/me");
applyTheme();
applyMotion();
const owner = localStorage.getItem(OWNER_KEY);
if (owner === null) document.documentElement.dataset.anonymous = "";
if (currentPath() === "/login") sendEarly("/auth/methods");
const [, boardId] = /^\/b\/([\da-f-]{36})(?:\/|$)/i.exec(currentPath()) ?? [];
if (boardId) {
  // A copy is brought up to date by its events.
  if (owner && isCopied(owner, boardId)) readCopyEarly(owner, boardId);
  else sendEarly(`/boards/${boardId}`);
}
