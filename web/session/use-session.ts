/** Who is logged in. Scripts cannot read the cookie, so the service is asked. */
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { ApiError } from "../../client/http.ts";
import { pause, withTimeout } from "../../client/util/pause.ts";
import type { User } from "../../contract/users.ts";
import { lastUser, recentUser, rememberUser } from "../storage/known-user.ts";
import { lookForPages } from "../storage/page-locks.ts";
import { uncheckedApi } from "./api.ts";
import { clearExpired, noteExpired } from "./expired.ts";
import { forgetShown } from "./forget.ts";
import { cookieOwner, loginCount, pageUser, setCookieOwner, setPageUser, useLoginState } from "./login.ts";
import { type Failure, failureOf } from "./reason.ts";
import { stayLoggedIn } from "./stay-logged-in.ts";

/** A service that takes longer to answer is treated as out of reach. */
const PATIENCE_MS = 3000;
const RETRY_MS = 5000;

type SessionState =
  | { status: "loading" }
  | { status: "failed"; failure: Failure }
  | { status: "anonymous" }
  /** `isUnconfirmed`: shown as the user who was logged in last, because the service has not answered yet. */
  | { status: "known"; me: User; isUnconfirmed?: true };

type Answer = { me: User } | { refused: true } | { error: unknown };

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
  const settle = useCallback(async (answer: Answer) => {
    const shown = pageUser();
    if ("me" in answer) {
      const { me } = answer;
      clearExpired();
      rememberUser(me);
      setCookieOwner(me.id);
      // What was shown meanwhile is somebody else's.
      if (shown && shown.id !== me.id) return location.reload();
      setPageUser(me);
      setState({ status: "known", me });
    } else if ("refused" in answer) {
      // Logged out on this device, from another one, or by the clock: nothing that is shown stays here.
      const last = shown ?? lastUser(cookieOwner());
      if (last) {
        noteExpired();
        await forgetShown(last.id);
      }
      // With a page load, so that nothing of this page continues in the name of whoever logs in next.
      if (shown) return location.reload();
      setPageUser(null);
      setState({ status: "anonymous" });
    }
  }, []);
  const refresh = useCallback(async () => {
    const answer = ask();
    // Before any view is shown that takes over the drafts of pages that are gone.
    await lookForPages();
    const known = pageUser() ?? recentUser(cookieOwner());
    if (known) {
      if (!pageUser()) setPageUser(known);
      setState({ status: "known", me: known });
    }
    const last = lastUser(cookieOwner());
    const answered = last && !known ? await withTimeout(answer, PATIENCE_MS) : await answer;
    if (answered && !("error" in answered)) return settle(answered);
    if (!last) return setState({ status: "failed", failure: failureOf(answered?.error) });
    if (!known) setPageUser(last);
    setState({ status: "known", me: last, isUnconfirmed: true });
    void unlessLoggedIn(answer).then((late) => late && settle(late));
  }, [settle]);
  useEffect(() => void refresh(), [refresh]);
  const isKnown = state.status === "known";
  const isUnconfirmed = state.status === "known" && state.isUnconfirmed === true;
  const isRefused = useLoginState() !== "in";
  // Asks until the service answers; at once when it has refused another call of this page.
  useEffect(() => {
    if (!isUnconfirmed) return;
    let isOver = false;
    const repeat = async () => {
      if (!isRefused) await pause(RETRY_MS);
      while (!isOver) {
        const answer = await unlessLoggedIn(ask());
        if (answer) await settle(answer);
        await pause(RETRY_MS);
      }
    };
    void repeat();
    return () => {
      isOver = true;
    };
  }, [isUnconfirmed, isRefused, settle]);
  useEffect(() => (isKnown ? stayLoggedIn() : undefined), [isKnown]);
  return { state, refresh, setMe };
}

function ask(): Promise<Answer> {
  return uncheckedApi.getMe().then(
    (me) => ({ me }),
    (error) => (error instanceof ApiError && error.status === 401 ? { refused: true } : { error }),
  );
}

/** Null if somebody has logged in on this page meanwhile: the answer says nothing about that login. */
async function unlessLoggedIn(answer: Promise<Answer>): Promise<Answer | null> {
  const login = loginCount();
  const answered = await answer;
  return login === loginCount() ? answered : null;
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
