/** Webhooks with the times of a real service: senders that are killed and replaced, endpoints that misbehave. */
import { createClient } from "../../client/http.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { type Behaviour, drip, type Receiver, startReceiver } from "../machine/webhook-receiver.ts";
import { type Instance, startInstance, temporaryFolder } from "./cluster.ts";
import type { Outcome, Scenario } from "./scenarios.ts";
import { webhookObjections } from "./webhook-history.ts";

const PASSWORD = "correct horse 1";
const CHANGES = 150;
const PATIENCE_MS = 180_000;
export const WEBHOOK_SETTINGS = { WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" };

/** While events are sent, one instance is killed and another one is restarted in the orderly way. */
export const killSender: Scenario = async ({ instances }) => {
  const receiver = await startReceiver();
  const endpoints = Array.from({ length: 10 }, (_, index) => `endpoint-${index}`);
  for (const endpoint of endpoints)
    receiver.behaviours.set(endpoint, async (response) => {
      await Bun.sleep(5);
      response.writeHead(204).end();
    });
  try {
    const board = await furnish(instances[0]!.url, receiver, endpoints);
    const writing = write(board, () => instances.filter(({ running }) => running));
    await Bun.sleep(1000);
    await instances[1]!.end("SIGKILL");
    await Bun.sleep(1000);
    await instances[2]!.end("SIGTERM");
    await Bun.sleep(500);
    await Promise.all([instances[1]!.start(), instances[2]!.start()]);
    await writing;
    const log = await logOf(board, instances[0]!.url);
    return await judge(receiver, log, endpoints, 2);
  } finally {
    await receiver.stop();
  }
};

/** On SQLite: an answer after 29 seconds, one that never ends, one that breaks off; each time the first answer. */
export const badEndpoints: Scenario = async () => {
  const folder = temporaryFolder();
  const instance = await startInstance({ dataDir: folder.path, settings: WEBHOOK_SETTINGS });
  const receiver = await startReceiver();
  const bad = {
    late: async (response) => {
      await Bun.sleep(29_000);
      response.writeHead(204).end();
    },
    dripping: drip(500),
    breaking: ({ socket }) => void socket?.write("HTTP/1.1 204 No Con", () => socket.destroy()),
  } satisfies Record<string, Behaviour>;
  for (const [endpoint, behave] of Object.entries(bad))
    receiver.behaviours.set(endpoint, (response, message) => {
      receiver.behaviours.delete(endpoint);
      return behave(response, message);
    });
  try {
    const endpoints = ["good", ...Object.keys(bad)];
    const board = await furnish(instance.url, receiver, endpoints);
    await write(board, () => [instance]);
    const log = await logOf(board, instance.url);
    const good = await judge(receiver, log, ["good"], 1);
    const goodMs = lastLagMs(receiver, "good", log);
    const all = await judge(receiver, log, endpoints, 2);
    return {
      problems: [...good.problems, ...all.problems],
      figures: { ...all.figures, good_lag_ms: goodMs },
    };
  } finally {
    await receiver.stop();
    await instance.end("SIGKILL");
    folder.remove();
  }
};

interface Board {
  board_id: string;
  column_id: string;
  token: string;
}

async function furnish(baseUrl: string, receiver: Receiver, endpoints: string[]): Promise<Board> {
  const anonymous = createClient({ baseUrl });
  const username = `ada-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@example.org`;
  await anonymous.register({ email, username, password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
  const ada = createClient({ baseUrl, token });
  const { id: board_id } = await ada.createBoard({ title: "Board" });
  for (const endpoint of endpoints) await ada.createWebhook({ board_id, url: receiver.urlOf(endpoint) });
  const { id: column_id } = await ada.createColumn({ board_id, title: "To do" });
  return { board_id, column_id, token };
}

/** Through whichever instances run; a request that is lost with its instance is not repeated. */
async function write({ board_id, column_id, token }: Board, running: () => Instance[]): Promise<void> {
  for (let change = 0; change < CHANGES; change++) {
    const instances = running();
    const { url } = instances[change % instances.length]!;
    const api = createClient({ baseUrl: url, token });
    await api.createCard({ board_id, column_id, title: `Card ${change}` }).catch(() => "lost");
    await Bun.sleep(20);
  }
}

async function logOf({ board_id, token }: Board, baseUrl: string): Promise<BoardEvent[]> {
  const page = await createClient({ baseUrl, token }).listEvents({ board_id, since: 0, limit: 1000 });
  // As the log has them; the client's type also has events of connections without `since`.
  return page.events as BoardEvent[];
}

async function judge(
  receiver: Receiver,
  log: readonly BoardEvent[],
  endpoints: string[],
  atMost: number,
): Promise<Outcome> {
  const last = log.at(-1)?.seq;
  const deadline = Date.now() + PATIENCE_MS;
  const isComplete = () => endpoints.every((one) => receiver.of(one).some(({ body }) => body.seq === last));
  while (!isComplete() && Date.now() < deadline) await Bun.sleep(50);
  const sent = receiver.messages.filter(({ endpoint }) => endpoints.includes(endpoint)).length;
  return {
    problems: endpoints.flatMap((one) => webhookObjections(one, log, receiver.messages, () => atMost)),
    figures: {
      events: log.length,
      repeated: sent - log.length * endpoints.length,
      lag_ms: Math.max(...endpoints.map((one) => lastLagMs(receiver, one, log))),
    },
  };
}

/** How late the slowest event was. */
function lastLagMs(receiver: Receiver, endpoint: string, log: readonly BoardEvent[]): number {
  const first = new Map<number, number>();
  for (const { body, at } of receiver.of(endpoint).toReversed())
    first.set(body.seq, performance.timeOrigin + at);
  return Math.round(
    Math.max(...log.map(({ seq, timestamp }) => (first.get(seq) ?? 0) - Date.parse(timestamp))),
  );
}
