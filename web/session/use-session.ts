/** Who is logged in. Scripts cannot read the cookie, so the service is asked. */
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { ApiError } from "../../client/http.ts";
import type { User } from "../../contract/users.ts";
import { recentUser, rememberUser } from "../storage/known-user.ts";
import { lookForPages } from "../storage/page-locks.ts";
import { api, uncheckedApi } from "./api.ts";
import { cookieOwner, pageUser, setCookieOwner, setPageUser } from "./login.ts";
import { type Failure, failureOf } from "./reason.ts";

const RENEW_MS = 10 * 60_000;

type SessionState =
  | { status: "loading" }
  | { status: "failed"; failure: Failure }
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
    const answer = uncheckedApi.getMe().then(
      (me) => ({ me }),
      (error) => ({ error }),
    );
    // Before any view is shown that takes over the drafts of pages that are gone.
    await lookForPages();
    const known = pageUser() ?? recentUser(cookieOwner());
    if (known) {
      if (!pageUser()) setPageUser(known);
      setState({ status: "known", me: known });
    }
    const answered = await answer;
    if ("me" in answered) {
      const { me } = answered;
      rememberUser(me);
      setCookieOwner(me.id);
      // What was shown meanwhile is somebody else's.
      if (known && known.id !== me.id) return location.reload();
      setPageUser(me);
      setState({ status: "known", me });
    } else if (answered.error instanceof ApiError && answered.error.status === 401) {
      rememberUser(null);
      setPageUser(null);
      setState({ status: "anonymous" });
    } else if (!known) {
      setState({ status: "failed", failure: failureOf(answered.error) });
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const isKnown = state.status === "known";
  // A login expires after an hour, but not while the page is open.
  useEffect(() => {
    if (!isKnown) return;
    const renew = () => api.refresh().then(() => rememberUser(pageUser()));
    const timer = setInterval(() => void renew().catch(() => {}), RENEW_MS);
    return () => clearInterval(timer);
  }, [isKnown]);
  const setMe = useCallback((me: User) => {
    rememberUser(me);
    setState({ status: "known", me });
  }, []);
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
