import { useEffect, useRef } from "react";
import * as texts from "#texts/presence.ts";
import type { LoginState } from "../../session/login.ts";
import { announce } from "../../ui/feedback/announcer.tsx";
import { useLasting } from "../../ui/feedback/use-lasting.ts";

/** A connection is made anew after a login; until then nobody is told that there is none. */
const AFTER_LOGIN_MS = 10_000;

type Heard = "online" | "offline" | "logged-out";

/** Tells screen readers that the connection or the login has gone, and that it is back; `without` says what is missing. */
export function useConnectionAnnouncements(login: LoginState, offline: boolean, without: string): void {
  const last = useRef<Heard>("online");
  const patience = last.current === "logged-out" ? AFTER_LOGIN_MS : undefined;
  const isLasting = useLasting(offline && login === "in", patience);
  useEffect(() => {
    const now = stateToAnnounce(login, offline, isLasting);
    if (now === null || now === last.current) return;
    if (now === "online") announce(BACK[last.current]);
    else announce(now === "offline" ? `${without}. ${texts.canWork}` : texts.wasLoggedOut);
    last.current = now;
  }, [login, offline, isLasting, without]);
}

const BACK = { online: "", offline: texts.backOnline, "logged-out": texts.loggedInAgain };

/**
 * Null while it is not certain: when a login ends, the connection breaks a moment before the reason is known. A login
 * that is due is announced by its message (`account/enter/login-dialog.tsx`).
 */
function stateToAnnounce(login: LoginState, offline: boolean, isLasting: boolean): Heard | null {
  if (login !== "in") return login === "due" ? null : "logged-out";
  if (!offline) return "online";
  return isLasting ? "offline" : null;
}
