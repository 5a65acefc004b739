/**
 * Connections to PostgreSQL, which are all replaced when they lead to the wrong server: one that has become a standby
 * or takes no writes, or one that no longer answers while connections stay open. Work under way on the old ones may
 * finish, but not for long.
 *
 * A server that is frozen says nothing, and neither does one whose statement takes long. So when a statement has waited
 * for a while, a new connection asks the server that is reached now whether it is still at work on it.
 */
import { SQL } from "bun";
import { DatabaseUnavailable } from "./db.ts";
import { isLostConnection, NotLeader, translate } from "./postgres-errors.ts";

const CONNECT_SECONDS = 2;
const LOOK_MS = 250;
/** Work that has waited longer is asked after. */
const PATIENCE_MS = 2000;
const ANSWER_MS = 2000;
/** Longer than asking takes. */
const ASK_AGAIN_MS = 3000;
/** Nobody waits longer, whatever the server is doing; less than a request may idle. */
const MAX_WAIT_MS = 20_000;
/** Replacing takes a moment to show: what still fails on old connections is no reason to do it again. */
const REPLACE_AGAIN_MS = 1000;
const FINISH_SECONDS = 5;

export interface PoolOptions {
  url: string;
  connections: number;
  /** Whether statements are prepared under names, which a transaction pooler may not keep. */
  prepare: boolean;
}

export interface Pool {
  /** Work on the connections of this moment. Rejects when it takes too long: its outcome is unknown then. */
  use<T>(work: (client: SQL) => Promise<T>): Promise<T>;
  /** Calls back when a connection was lost or replaced: another server may answer from now on. */
  onDisruption(listener: () => void): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly sinceMs: number;
  readonly client: SQL;
  giveUp(error: Error): void;
}

export function openPool(options: PoolOptions): Pool {
  const name = `boardcast ${crypto.randomUUID().slice(0, 8)}`;
  const listeners: (() => void)[] = [];
  /** In the order in which they began. */
  const waiting = new Set<Waiting>();
  let client = connect(options, options.connections, name);
  let replacedAtMs = Number.NEGATIVE_INFINITY;
  let askedAtMs = Number.NEGATIVE_INFINITY;

  function disrupted(): void {
    for (const listener of listeners) listener();
  }

  /** What is under way on the old connections has so many seconds left. */
  function replace(seconds: number): void {
    const nowMs = performance.now();
    if (nowMs - replacedAtMs < REPLACE_AGAIN_MS) return;
    replacedAtMs = nowMs;
    const old = client;
    client = connect(options, options.connections, name);
    old.close({ timeout: seconds }).catch(() => {});
    disrupted();
  }

  async function askAfter(): Promise<void> {
    const late = [...waiting].filter(({ sinceMs }) => performance.now() - sinceMs > PATIENCE_MS);
    const busy = await atWork(options, name);
    const isAlive = busy >= Math.min(late.length, options.connections);
    if (!isAlive && late.some((one) => one.client === client && waiting.has(one))) replace(0);
    for (const one of late) {
      const isTooLong = performance.now() - one.sinceMs > MAX_WAIT_MS;
      if (isTooLong || !isAlive) one.giveUp(new DatabaseUnavailable("the database does not answer"));
    }
  }

  function look(): void {
    const [oldest] = waiting;
    const nowMs = performance.now();
    if (!oldest || nowMs - oldest.sinceMs < PATIENCE_MS || nowMs - askedAtMs < ASK_AGAIN_MS) return;
    askedAtMs = nowMs;
    void askAfter();
  }

  const timer = setInterval(look, LOOK_MS);
  timer.unref();

  return {
    async use(work) {
      const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>();
      const one: Waiting = { sinceMs: performance.now(), client, giveUp };
      waiting.add(one);
      try {
        return await Promise.race([work(client), givenUp]);
      } catch (error) {
        const isCurrent = one.client === client;
        const translated = translate(error);
        if (translated instanceof NotLeader && isCurrent) replace(FINISH_SECONDS);
        else if (isLostConnection(error)) disrupted();
        throw error;
      } finally {
        waiting.delete(one);
      }
    },
    onDisruption: (listener) => void listeners.push(listener),
    async close() {
      clearInterval(timer);
      await client.close({ timeout: FINISH_SECONDS });
    },
  };
}

export function connect({ url, prepare }: PoolOptions, connections: number, name = "boardcast"): SQL {
  return new SQL({
    url,
    max: connections,
    prepare,
    connectionTimeout: CONNECT_SECONDS,
    idleTimeout: 0,
    maxLifetime: 0,
    connection: { application_name: name },
  });
}

/** How many of our connections the server reached now is at work on; none if it is not the leader or says nothing. */
async function atWork(options: PoolOptions, name: string): Promise<number> {
  const probe = connect(options, 1, `${name} probe`);
  try {
    const answer = probe.unsafe(
      `SELECT CASE WHEN pg_is_in_recovery() THEN 0 ELSE count(*) END::int AS busy
       FROM pg_stat_activity WHERE application_name = '${name}' AND state <> 'idle'`,
    );
    const [row] = await Promise.race([answer, Bun.sleep(ANSWER_MS).then(() => [{ busy: 0 }])]);
    return row.busy;
  } catch {
    return 0;
  } finally {
    probe.close({ timeout: 0 }).catch(() => {});
  }
}
