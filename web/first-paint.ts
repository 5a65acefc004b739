/**
 * A separate, blocking script, so that the wrong theme never flashes and the page's first requests do not wait for the
 * app. Keep it tiny.
 */
import { sendEarly } from "./session/early.ts";
import { isCopied } from "./storage/copy-list.ts";
import { OWNER_KEY } from "./storage/known-user.ts";
import { applyTheme } from "./storage/theme.ts";

applyTheme();
const owner = localStorage.getItem(OWNER_KEY);
if (owner === null) document.documentElement.dataset.anonymous = "";
const [, boardId] = /^\/b\/([\da-f-]{36})(?:\/|$)/i.exec(location.pathname) ?? [];
sendEarly("/auth/me");
// A copy is brought up to date by its events.
if (boardId && !isCopied(owner ?? "", boardId)) sendEarly(`/boards/${boardId}`);
