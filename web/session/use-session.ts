/** Who is logged in. Scripts cannot read the cookie, so the service is asked. */
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { ApiError } from "../../client/http.ts";
import type { User } from "../../contract/users.ts";
import { lastUser, recentUser, rememberUser } from "../storage/known-user.ts";
import { lookForPages } from "../storage/page-locks.ts";
import { pause, withTimeout } from "../util/pause.ts";
import { api, uncheckedApi } from "./api.ts";
import { forget } from "./forget.ts";
import { cookieOwner, pageUser, setCookieOwner, setPageUser } from "./login.ts";
import { type Failure, failureOf } from "./reason.ts";

const RENEW_MS = 10 * 60_000;
/** A service that takes longer to answer is treated as out of reach. */
const PATIENCE_MS = 3000;
const RETRY_MS = 5000;

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
  const setMe = useCallback((me: User) => {
    rememberUser(me);
    setState({ status: "known", me });
  }, []);
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
    const last = lastUser(cookieOwner());
    const answered = last && !known ? await withTimeout(answer, PATIENCE_MS) : await answer;
    if (!answered || ("error" in answered && !isRefusal(answered.error))) {
      if (!last) return setState({ status: "failed", failure: failureOf(answered?.error) });
      if (!known) setPageUser(last);
      setState({ status: "known", me: last });
      void askLater().then(setMe);
    } else if ("me" in answered) {
      const { me } = answered;
      rememberUser(me);
      setCookieOwner(me.id);
      // What was shown meanwhile is somebody else's.
      if (known && known.id !== me.id) return location.reload();
      setPageUser(me);
      setState({ status: "known", me });
    } else {
      // Logged out on this device, from another one, or by the clock: nothing that is shown stays here.
      if (last) await forget(last.id);
      setPageUser(null);
      setState({ status: "anonymous" });
    }
  }, [setMe]);
  useEffect(() => void refresh(), [refresh]);
  const isKnown = state.status === "known";
  // A login expires after an hour, but not while the page is open.
  useEffect(() => {
    if (!isKnown) return;
    const renew = () => api.refresh().then(() => rememberUser(pageUser()));
    const timer = setInterval(() => void renew().catch(() => {}), RENEW_MS);
    return () => clearInterval(timer);
  }, [isKnown]);
  return { state, refresh, setMe };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Asks until the service answers. If the login has expired meanwhile, the page asks for it in place. */
async function askLater(): Promise<User> {
  for (;;) {
    await pause(RETRY_MS);
    const me = await api.getMe().catch(() => null);
    if (me) return me;
  }
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
