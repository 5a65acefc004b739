import { useCallback, useEffect, useState } from "react";
import * as texts from "#texts/settings.ts";
import { randomId } from "../../../client/util/random-id.ts";
import type { Session } from "../../../contract/sessions.ts";
import { api } from "../../session/api.ts";
import { reasonOf } from "../../session/reason.ts";
import { toast } from "../../ui/feedback/toasts.tsx";

type Loaded =
  | { status: "loading" }
  | { status: "failed"; reason: string }
  | { status: "ready"; sessions: readonly Session[]; next: string | null };

export interface Sessions {
  loaded: Loaded;
  reload: () => void;
  /** The next page. */
  loadMore: () => Promise<void>;
  end: (session: Session, name: string) => Promise<void>;
  endOthers: () => Promise<void>;
}

/** Where the user is logged in: this device first, then in the order of the service. */
export function useSessions(): Sessions {
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  const load = useCallback(async (before?: string) => {
    const { items, next } = await api.listSessions({ before });
    setLoaded((now) => {
      const known = before !== undefined && now.status === "ready" ? now.sessions : [];
      const sessions = [...known, ...items].sort((a, b) => Number(b.is_current) - Number(a.is_current));
      return { status: "ready", sessions, next };
    });
  }, []);
  const reload = useCallback(() => {
    load().catch((error) => setLoaded({ status: "failed", reason: reasonOf(error) }));
  }, [load]);
  useEffect(reload, [reload]);
  const attempt = async (failure: string, call: () => Promise<void>) => {
    try {
      await call();
    } catch (error) {
      toast({ kind: "error", message: `${failure} ${reasonOf(error)}` });
      reload();
    }
  };
  const keep = (isKept: (session: Session) => boolean) =>
    setLoaded((now) => (now.status === "ready" ? { ...now, sessions: now.sessions.filter(isKept) } : now));
  return {
    loaded,
    reload,
    loadMore: () =>
      attempt(texts.restNotLoaded, async () => {
        if (loaded.status === "ready" && loaded.next) await load(loaded.next);
      }),
    end: (session, name) =>
      attempt(texts.deviceNotLoggedOut, async () => {
        await api.endSession({ session_id: session.id }, { key: randomId() });
        keep(({ id }) => id !== session.id);
        toast({ message: texts.deviceLoggedOut(name) });
      }),
    endOthers: () =>
      attempt(texts.othersNotLoggedOut, async () => {
        await api.endOtherSessions({}, { key: randomId() });
        setLoaded((now) => (now.status === "ready" ? { ...now, next: null } : now));
        keep(({ is_current }) => is_current);
        toast({ message: texts.othersLoggedOut });
      }),
  };
}
