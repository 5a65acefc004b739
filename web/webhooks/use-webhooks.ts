import { useCallback, useEffect, useState } from "react";
import * as texts from "#texts/webhooks.ts";
import type { Webhook } from "../../contract/webhooks.ts";
import { useBoard } from "../board/use-board.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import type { WebhookFields } from "./webhook-editor.tsx";

type Loaded =
  | { status: "loading" }
  | { status: "failed"; reason: string }
  | { status: "ready"; items: readonly Webhook[] };

/** With the secret, which no other answer contains. */
export interface CreatedWebhook {
  id: string;
  url: string;
  secret: string;
}

export interface Webhooks {
  loaded: Loaded;
  /** Counts the times that the state of the webhooks was read: what else is shown of them is read again too. */
  reads: number;
  reload: () => void;
  /** Rejects when it is refused. */
  create: (fields: WebhookFields, key: string) => Promise<CreatedWebhook>;
  change: (webhook: Webhook, fields: WebhookFields) => Promise<void>;
  setEnabled: (webhook: Webhook, is_enabled: boolean) => Promise<void>;
  remove: (webhook: Webhook) => Promise<void>;
  test: (webhook: Webhook) => Promise<void>;
  /** Sends this event and all after it again. */
  replay: (webhook: Webhook, seq: number) => Promise<void>;
}

const REFRESH_MS = 3000;
const AT_MOST = 100;

/** The webhooks of the board. There are no events for them: while they are shown, they are read every few seconds. */
export function useWebhooks(isOffline: boolean): Webhooks {
  const board_id = useBoard().board.id;
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  const [reads, setReads] = useState(0);
  const read = useCallback(
    async (isRefresh: boolean) => {
      try {
        const { items } = await api.listWebhooks({ board_id, limit: AT_MOST });
        setLoaded({ status: "ready", items });
        setReads((count) => count + 1);
      } catch (error) {
        // What is shown stays while the service is away.
        if (!isRefresh) setLoaded({ status: "failed", reason: reasonOf(error) });
      }
    },
    [board_id],
  );
  const reload = useCallback(() => void read(false), [read]);
  // Offline, what is shown stays; it is read again as soon as there is a connection.
  useEffect(() => void read(isOffline), [read, isOffline]);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void read(true), REFRESH_MS);
    return () => clearInterval(timer);
  }, [read]);
  const setItems = (change: (items: readonly Webhook[]) => readonly Webhook[]) =>
    setLoaded((now) => (now.status === "ready" ? { status: "ready", items: change(now.items) } : now));
  const put = (webhook: Webhook) =>
    setItems((items) => items.map((each) => (each.id === webhook.id ? webhook : each)));
  const attempt = async (failure: string, call: () => Promise<void>) => {
    try {
      await call();
    } catch (error) {
      toast({ kind: "error", message: `${failure}. ${reasonOf(error)}` });
      reload();
    }
  };
  return {
    loaded,
    reads,
    reload,
    async create(fields, key) {
      const { secret, ...webhook } = await api.createWebhook({ board_id, ...fields }, { key });
      setItems((items) => [webhook, ...items.filter(({ id }) => id !== webhook.id)]);
      return { id: webhook.id, url: webhook.url, secret };
    },
    async change(webhook, fields) {
      put(await api.updateWebhook({ webhook_id: webhook.id, ...fields }));
    },
    setEnabled: (webhook, is_enabled) =>
      attempt(texts.notChanged, async () => {
        put({ ...webhook, is_enabled });
        put(await api.updateWebhook({ webhook_id: webhook.id, is_enabled }));
      }),
    remove: (webhook) =>
      attempt(texts.notDeleted, async () => {
        setItems((items) => items.filter(({ id }) => id !== webhook.id));
        await api.deleteWebhook({ webhook_id: webhook.id });
      }),
    test: (webhook) =>
      attempt(texts.notTested, async () => {
        await api.testWebhook({ webhook_id: webhook.id });
        toast({ group: "webhook", message: texts.testSent });
        reload();
      }),
    replay: (webhook, seq) =>
      attempt(texts.notReplayed, async () => {
        await api.replayWebhook({ webhook_id: webhook.id, since: seq - 1 });
        toast({ group: "webhook", message: texts.replaying(seq) });
        reload();
      }),
  };
}
