import { useCallback, useEffect, useState } from "react";
import * as texts from "#texts/tokens.ts";
import { randomId } from "../../../client/util/random-id.ts";
import type { ApiToken } from "../../../contract/api-tokens.ts";
import { api } from "../../session/api.ts";
import { reasonOf } from "../../session/reason.ts";
import { toast } from "../../ui/feedback/toasts.tsx";

type Loaded =
  | { status: "loading" }
  | { status: "failed"; reason: string }
  | { status: "ready"; tokens: readonly ApiToken[]; next: string | null };

export interface Tokens {
  loaded: Loaded;
  reload: () => void;
  /** The next page. */
  loadMore: () => Promise<void>;
  added: (token: ApiToken) => void;
  remove: (token: ApiToken) => Promise<void>;
}

/** The user's API tokens, newest first. */
export function useTokens(): Tokens {
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  const load = useCallback(async (before?: string) => {
    const { items, next } = await api.listApiTokens({ before });
    setLoaded((now) => {
      const known = before !== undefined && now.status === "ready" ? now.tokens : [];
      return { status: "ready", tokens: [...known, ...items], next };
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
  const change = (changed: (tokens: readonly ApiToken[]) => readonly ApiToken[]) =>
    setLoaded((now) => (now.status === "ready" ? { ...now, tokens: changed(now.tokens) } : now));
  return {
    loaded,
    reload,
    loadMore: () =>
      attempt(texts.restNotLoaded, async () => {
        if (loaded.status === "ready" && loaded.next) await load(loaded.next);
      }),
    added: (token) => change((tokens) => [token, ...tokens]),
    remove: (token) =>
      attempt(texts.tokenNotDeleted, async () => {
        await api.deleteApiToken({ token_id: token.id }, { key: randomId() });
        change((tokens) => tokens.filter(({ id }) => id !== token.id));
        toast({ message: texts.tokenDeleted(token.name) });
      }),
  };
}
