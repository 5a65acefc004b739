/** Which of several servers is the leader and accepts writes. */
import { messageOf } from "../../util/unknown-value.ts";
import { withTimeout } from "../../util/with-timeout.ts";
import { DatabaseUnavailable } from "../db.ts";
import { serversOf, shownHosts } from "./address.ts";
import { NotLeader, translate } from "./errors.ts";
import { connect, type PoolOptions } from "./probe.ts";

const ANSWER_MS = 2500;
/** A server that is named earlier is preferred if it answers within this time of another that would do. */
const PREFERENCE_MS = 100;
const LOOK_AGAIN_MS = 250;

export interface ServerAnswer {
  url: string;
  /** Why the server cannot be used; undefined for the leader. */
  objection?: unknown;
}

/** The URL of the first server, in the given order, that is the leader. A single server is not asked. */
export async function findLeader(options: PoolOptions): Promise<string> {
  const [only, ...others] = serversOf(options.url);
  if (only !== undefined && others.length === 0) return only;
  const known: ServerAnswer[] = [];
  const asked = askServers(options).map(async (answer) => {
    const { url, objection } = await answer;
    known.push({ url, objection });
    return objection === undefined ? url : Promise.reject(objection);
  });
  await Promise.any(asked).then(
    () => Promise.race([Promise.allSettled(asked), Bun.sleep(PREFERENCE_MS)]),
    () => {},
  );
  const leaders = known.filter(({ objection }) => objection === undefined).map(({ url }) => url);
  const leader = serversOf(options.url).find((url) => leaders.includes(url));
  if (leader !== undefined) return leader;
  // Waiting does not help against a wrong password, say.
  const refusal = known.find(({ objection }) => !(objection instanceof DatabaseUnavailable));
  if (refusal) throw refusal.objection;
  const reasons = known.map(({ url, objection }) => `${shownHosts(url)}: ${messageOf(objection)}`);
  throw new DatabaseUnavailable(`none of the servers is a leader (${reasons.join("; ")})`);
}

/** All servers at once, in the given order. */
export function askServers(options: PoolOptions): Promise<ServerAnswer>[] {
  return serversOf(options.url).map((url) =>
    refuseFollower({ ...options, url }).then(
      () => ({ url }),
      (error) => ({ url, objection: translate(error) }),
    ),
  );
}

/** Rejects unless the server is a leader. */
async function refuseFollower(options: PoolOptions): Promise<void> {
  const client = connect(options);
  try {
    const answer: Promise<{ read_only: string }[]> = client.unsafe(
      "SELECT current_setting('transaction_read_only') AS read_only",
    );
    const [server] = await withTimeout(answer, ANSWER_MS, new DatabaseUnavailable("does not answer"));
    if (server?.read_only === "on") throw new NotLeader("is a standby, or refuses writes");
  } finally {
    client.close({ timeout: 0 }).catch(() => {});
  }
}

export interface LeaderSearch {
  /** Does nothing where there is only one server, or while a search is under way. */
  start(): void;
  stop(): void;
}

/** Goes on until there is a leader. */
export function createLeaderSearch(options: PoolOptions, found: (url: string) => void): LeaderSearch {
  const isNeeded = serversOf(options.url).length > 1;
  let isSearching = false;
  let isStopped = false;

  async function search(): Promise<void> {
    while (!isStopped) {
      const leader = await findLeader(options).catch(() => null);
      if (leader !== null) {
        if (!isStopped) found(leader);
        return;
      }
      await Bun.sleep(LOOK_AGAIN_MS);
    }
  }

  return {
    start() {
      if (!isNeeded || isSearching) return;
      isSearching = true;
      void search().finally(() => {
        isSearching = false;
      });
    },
    stop() {
      isStopped = true;
    },
  };
}
