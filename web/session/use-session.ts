/** Who is logged in. Scripts cannot read the cookie, so the service is asked. */
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { ApiError } from "../../client/http.ts";
import type { User } from "../../contract/users.ts";
import { lookForPages } from "../storage/page-locks.ts";
import { api, uncheckedApi } from "./api.ts";
import { setPageUser } from "./login.ts";
import { reasonOf } from "./reason.ts";

const RENEW_MS = 10 * 60_000;

type SessionState =
  | { status: "loading" }
  | { status: "failed"; reason: string }
  | { status: "anonymous" }
  | { status: "known"; me: User };

export interface Session {
  state: SessionState;
  /** Asks again: after a login, a logout, or when the login may have expired. */
  refresh: () => Promise<void>;
  /** The profile was changed. */
  setMe: (me: User) => void;
}

export function useSessionState(): Session {
  const [state, setState] = useState<SessionState>({ status: "loading" });
  const refresh = useCallback(async () => {
    try {
      const me = await uncheckedApi.getMe();
      // Before any view is shown that takes over the drafts of pages that are gone.
      await lookForPages();
      setPageUser(me);
      setState({ status: "known", me });
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 401;
      if (refused) setPageUser(null);
      setState(refused ? { status: "anonymous" } : { status: "failed", reason: reasonOf(error) });
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const isKnown = state.status === "known";
  // A login expires after an hour, but not while the page is open.
  useEffect(() => {
    if (!isKnown) return;
    const timer = setInterval(() => void api.refresh().catch(() => {}), RENEW_MS);
    return () => clearInterval(timer);
  }, [isKnown]);
  const setMe = useCallback((me: User) => setState({ status: "known", me }), []);
  return { state, refresh, setMe };
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession outside of the app");
  return session;
}

/** For views that are only shown after logging in. */
export function useMe(): User {
  const { state } = useSession();
  if (state.status !== "known") throw new Error("useMe without a login");
  return state.me;
}
