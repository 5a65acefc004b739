/** kill -9 while people are being notified: of each assignment once, in the inbox and on the personal stream. */
import { type Client, createClient } from "../../client/http.ts";
import type { Notification } from "../../contract/notifications.ts";
import { StreamReader } from "../live/stream-reader.ts";
import { type Instance, startInstance, temporaryFolder } from "./cluster.ts";
import type { Outcome, Scenario } from "./scenarios.ts";

const PASSWORD = "correct horse 1";
const WRITERS = 4;
/** A stream that missed more than 200 begins again, so there are fewer in all. */
const CARDS_EACH = 45;
const BEFORE_THE_KILL = 40;

/** The stream resumes at another instance. */
export const killNotifier: Scenario = async ({ instances }) => {
  const [other, killed] = instances as [Instance, Instance];
  const outcome = await notifyThrough(killed, async () => other.url);
  await killed.start();
  return outcome;
};

/** The one process on SQLite comes back. */
export const killSqliteNotifier: Scenario = async () => {
  const folder = temporaryFolder();
  const instance = await startInstance({ dataDir: folder.path });
  const outcome = await notifyThrough(instance, async () => {
    await instance.start();
    return instance.url;
  });
  await instance.end("SIGKILL");
  folder.remove();
  return outcome;
};

async function notifyThrough(killed: Instance, next: () => Promise<string>): Promise<Outcome> {
  const { alice, bob, board_id, column_id } = await furnish(killed.url);
  const stream = await openStream(killed.url, bob.token);
  const acknowledged: string[] = [];
  const write = async () => {
    for (let count = 0; count < CARDS_EACH; count++) {
      const { id: card_id } = await alice.api.createCard({ board_id, column_id, title: "Card" });
      await alice.api.assignCard({ card_id, user_ids: [bob.id] });
      acknowledged.push(card_id);
    }
  };
  const writing = Array.from({ length: WRITERS }, () => write().catch(() => "killed"));
  while (acknowledged.length < BEFORE_THE_KILL) await Bun.sleep(1);
  await killed.end("SIGKILL");
  await Promise.all(writing);
  const url = await next();
  const resumed = await openStream(url, bob.token, stream.messages.at(-1)?.id);
  resumed.close();
  const api = createClient({ baseUrl: url, token: bob.token });
  const { columns } = await api.getBoard({ board_id });
  const assigned = columns
    .flatMap(({ cards }) => cards)
    .filter(({ assignees }) => assignees.some(({ id }) => id === bob.id))
    .map(({ id }) => id);
  const inbox = (await inboxOf(api)).filter(({ kind }) => kind === "assigned");
  const told = [...stream.messages, ...resumed.messages].flatMap(({ data }) =>
    data.type === "notification" && data.data.kind === "assigned" ? [data.data.id as string] : [],
  );
  return {
    problems: [
      ...differences("acknowledged assignments", acknowledged, assigned, { mayHaveMore: true }),
      ...differences(
        "notifications",
        assigned,
        inbox.map(({ card }) => card?.id ?? "none"),
      ),
      ...differences(
        "streamed notifications",
        inbox.map(({ id }) => id),
        told,
      ),
    ],
    figures: { acknowledged: acknowledged.length, notified: inbox.length, resumed: told.length },
  };
}

async function furnish(url: string) {
  const [alice, bob] = [await register(url), await register(url)];
  const { id: board_id } = await alice.api.createBoard({ title: "Board" });
  await alice.api.invite({ board_id, user_id: bob.id });
  const { id: column_id } = await alice.api.createColumn({ board_id, title: "Column" });
  return { alice, bob, board_id, column_id };
}

async function register(baseUrl: string) {
  const guest = createClient({ baseUrl });
  const username = crypto.randomUUID().slice(0, 20);
  const email = `${username}@example.org`;
  const { id } = await guest.register({ email, username, password: PASSWORD });
  const { access_token: token } = await guest.login({ username: email, password: PASSWORD });
  return { id, token, api: createClient({ baseUrl, token }) };
}

/** Everything missed has been sent when it is ready. */
async function openStream(url: string, token: string, lastId?: string): Promise<StreamReader> {
  const headers = { authorization: `Bearer ${token}`, ...(lastId && { "last-event-id": lastId }) };
  const reader = await StreamReader.open(`${url}/me/stream`, headers);
  await reader.sees("ready");
  return reader;
}

async function inboxOf(api: Client): Promise<Notification[]> {
  const all: Notification[] = [];
  for (let before: string | undefined; ; ) {
    const { items, next } = await api.listNotifications({ limit: 100, before });
    all.push(...items);
    if (next === null) return all;
    before = next;
  }
}

/** Each of `expected` once, and nothing else. */
function differences(
  what: string,
  expected: readonly string[],
  seen: readonly string[],
  { mayHaveMore = false } = {},
): string[] {
  const [wanted, found] = [new Set(expected), new Set(seen)];
  const lost = wanted.difference(found).size;
  const more = mayHaveMore ? 0 : found.difference(wanted).size;
  const twice = seen.length - found.size;
  return lost + more + twice === 0 ? [] : [`${what}: ${lost} lost, ${twice} twice, ${more} of nothing`];
}
