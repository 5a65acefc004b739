/** Services on one database that send webhooks to a receiver in this process, and a board whose events they send. */
import { type Client, createClient } from "../../client/http.ts";
import type { BoardEvent } from "../../contract/events.ts";
import type { Config } from "../../server/config.ts";
import { PASSWORD } from "../harness.ts";
import { type Receiver, startReceiver } from "../machine/webhook-receiver.ts";
import { type EmptyStore, emptyStore } from "../support/instances.ts";
import { webhookObjections } from "./webhook-history.ts";

/** How long a second of the service lasts: 15 of them are the longest that an endpoint may take. */
export const SECOND_MS = 100;

/** On a busy machine an attempt may time out twice; the pause after that is 300 seconds of the service. */
const PATIENCE_MS = 60_000;

interface SendingProcess {
  url: string;
  end(signal: NodeJS.Signals): Promise<void>;
  /** From now on its clock is wrong by this much. */
  setClock(wrongByMs: number): Promise<void>;
}

export interface Sending {
  receiver: Receiver;
  store: EmptyStore;
  config: Config;
  startProcess(): Promise<SendingProcess>;
  /** Ends everything that still runs. */
  stop(): Promise<void>;
}

export async function startSending(): Promise<Sending> {
  const store = await emptyStore();
  const receiver = await startReceiver();
  const config: Config = {
    ...store.config,
    WEBHOOK_ALLOWED_HOSTS: { names: ["127.0.0.1"], ranges: [] },
    EVENT_BYTES_PER_MINUTE: 0,
  };
  const running = new Set<SendingProcess>();
  return {
    receiver,
    store,
    config,
    async startProcess() {
      const child = Bun.spawn([process.execPath, `${import.meta.dir}/webhook-process.ts`], {
        env: { ...process.env, WEBHOOK_TEST_CONFIG: JSON.stringify({ config, secondMs: SECOND_MS }) },
        stdin: "pipe",
        stdout: "pipe",
        stderr: "inherit",
      });
      const { value } = await child.stdout.getReader().read();
      const started: SendingProcess = {
        url: new TextDecoder().decode(value).trim(),
        async end(signal) {
          running.delete(started);
          child.kill(signal);
          await child.exited;
        },
        async setClock(wrongByMs) {
          child.stdin.write(`${wrongByMs}\n`);
          await child.stdin.flush();
        },
      };
      running.add(started);
      return started;
    },
    async stop() {
      for (const one of running) await one.end("SIGKILL");
      await receiver.stop();
      await store.remove();
    },
  };
}

export interface Furnished {
  /** By endpoint. */
  webhookIds: ReadonlyMap<string, string>;
  /** The account at an instance. */
  at(url: string): Client;
  /** Creates a card. */
  change(url?: string): Promise<void>;
  log(url: string): Promise<BoardEvent[]>;
}

/** A board with a webhook for each of these endpoints of the receiver. */
export async function furnish(url: string, { receiver }: Sending, endpoints: string[]): Promise<Furnished> {
  const anonymous = createClient({ baseUrl: url });
  const username = `ada-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@example.org`;
  await anonymous.register({ email, username, password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
  const at = (baseUrl: string) => createClient({ baseUrl, token });
  const ada = at(url);
  const { id: boardId } = await ada.createBoard({ title: "Board" });
  const webhookIds = new Map<string, string>();
  for (const endpoint of endpoints) {
    const { id } = await ada.createWebhook({ board_id: boardId, url: receiver.urlOf(endpoint) });
    webhookIds.set(endpoint, id);
  }
  const { id: column_id } = await ada.createColumn({ board_id: boardId, title: "To do" });
  return {
    webhookIds,
    at,
    async change(to = url) {
      await at(to).createCard({ board_id: boardId, column_id, title: "Card" });
    },
    async log(from) {
      const page = await at(from).listEvents({ board_id: boardId, since: 0, limit: 1000 });
      // As the log has them; the client's type also has events of connections without `since`.
      return page.events as BoardEvent[];
    },
  };
}

/**
 * Waits until each endpoint has had the whole log, and judges what they were sent: no event more often than the service
 * knows of, but for those `unknown` that were sent by a process that was killed before it could note it.
 */
export async function problemsOf(
  { receiver }: Sending,
  { webhookIds, at, log }: Furnished,
  url: string,
  { unknown = 0 }: { unknown?: number } = {},
): Promise<string[]> {
  const events = await log(url);
  const last = events.at(-1)?.seq ?? 0;
  const problems: string[] = [];
  for (const [endpoint, webhook_id] of webhookIds) {
    const attempts = new Map<number, number>();
    const isComplete = async () => {
      const { items } = await at(url).listWebhookDeliveries({ webhook_id, limit: 100 });
      for (const { seq, attempts: count } of items) attempts.set(seq ?? 0, count);
      return items.some(({ seq, status }) => seq === last && status === "delivered");
    };
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await isComplete()) && Date.now() < deadline) await Bun.sleep(20);
    const atMost = (seq: number) => (attempts.get(seq) ?? 0) + unknown;
    problems.push(...webhookObjections(endpoint, events, receiver.messages, atMost));
    if ((receiver.open.get(endpoint)?.most ?? 0) > 1)
      problems.push(`${endpoint}: two messages at the same time`);
  }
  return problems;
}
