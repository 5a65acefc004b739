/** Where somebody goes after logging in or registering. */
import { parsePath } from "../../router.ts";

/** Always a path of this app: `//host` would lead to another site. */
export function nextPath(): string {
  const next = new URLSearchParams(location.search).get("next") ?? "/";
  return /^\/(?![/\\])/.test(next) && parsePath(next).view !== "unknown" ? next : "/";
}

/** Nothing is said about the board: whoever has the link may not be a member. */
export function leadsToBoard(): boolean {
  return parsePath(nextPath()).view === "board";
}

/** The token of the invitation that somebody came with; null without one. */
export function invitationInNext(): string | null {
  const next = parsePath(nextPath());
  return next.view === "invite" ? next.token : null;
}
