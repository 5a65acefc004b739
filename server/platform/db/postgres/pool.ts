/**
 * Connections to PostgreSQL, which are all replaced when they lead to the wrong server: one that has become a standby
 * or takes no writes, or one that no longer answers while connections stay open. Work under way on the old ones may
 * finish, but not for long.
 *
 * A server that is frozen says nothing, and neither does one whose statement takes long. So when a connection has been
 * silent for a while, a new one asks the server that is reached now. Connections are given up if several times in a row
 * nobody answers there, or a leader does that is not at work for them: then they lead elsewhere. Each has a name of its
 * own by which the server knows it.
 *
 * An account uses at most half of the connections at a time, so that the others are free for everyone else, however long
 * its statements take. Beyond that its statements queue on the connections it uses already.
 */
import type { SQL } from "bun";
import { DatabaseUnavailable } from "../db.ts";
import { isLostConnection, NotLeader, sqlState, translate } from "./errors.ts";
import { connect, type PoolOptions, probe } from "./probe.ts";

const LOOK_MS = 250;
/** A statement that takes longer may be waiting for a lock: nothing is sent behind it where there is another way. */
const STUCK_MS = 20;
/** A connection with work that has said nothing for longer is asked after. */
const PATIENCE_MS = 2000;
const ASK_AGAIN_MS = 1000;
const MAX_MISSES = 3;
/** Nobody waits longer, whatever the server is doing; less than a request may idle. */
const MAX_WAIT_MS = 20_000;
/** Replacing takes a moment to show: what still fails on old connections is no reason to do it again. */
const REPLACE_AGAIN_MS = 1000;
const FINISH_SECONDS = 5;
/** The server has no room for another connection, or this process no descriptor: the statement was not sent. */
const TOO_MANY_CONNECTIONS = "53300";
const NOT_CONNECTED = "Failed to connect";
const TRY_REFUSED_AGAIN_MS = 1000;
/** Of all connections, for one account. */
const SHARE = 0.5;

export interface Pool {
  /** Work on one of the connections of this moment. Rejects when it takes too long: its outcome is unknown then. */
  use<T>(work: (client: SQL) => Promise<T>, account?: string): Promise<T>;
  /** Calls back, once for all in a tick, when connections were lost or replaced: another server may answer from now on. */
  onDisruption(listener: () => void): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly sinceMs: number;
  giveUp(error: Error): void;
}

interface Connection {
  readonly name: string;
  readonly client: SQL;
  /** In the order in which they began. */
  readonly waiting: Set<Waiting>;
  /** Statements and transactions on the connection, also those that nobody waits for any more. */
  load: number;
  isOpen: boolean;
  answeredMs: number;
  refusedMs: number;
  /** How often in a row it was asked after in vain. */
  misses: number;
}

export function openPool(options: PoolOptions): Pool {
  const poolName = `boardcast ${crypto.randomUUID().slice(0, 8)}`;
  const listeners: (() => void)[] = [];
  let opened = 0;
  let connections = Array.from({ length: options.connections }, open);
  const share = Math.ceil(options.connections * SHARE);
  /** The connections that each account uses, and for how many statements. */
  const usedBy = new Map<string, Map<Connection, number>>();
  let replacedMs = Number.NEGATIVE_INFINITY;
  let askedMs = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  let isDisrupted = false;

  /** The name is new: the server may still know the one that was replaced. */
  function open(): Connection {
    const name = `${poolName} ${++opened}`;
    const never = Number.NEGATIVE_INFINITY;
    return {
      name,
      client: connect(options, name),
      waiting: new Set(),
      load: 0,
      isOpen: false,
      answeredMs: never,
      refusedMs: never,
      misses: 0,
    };
  }

  function disrupted(): void {
    if (isDisrupted) return;
    isDisrupted = true;
    setImmediate(() => {
      isDisrupted = false;
      for (const listener of listeners) listener();
    });
  }

  /** What is under way on the old connections has so many seconds left. */
  function replace(old: Connection[], seconds: number): void {
    connections = connections.map((one) => (old.includes(one) ? open() : one));
    for (const { client } of old) client.close({ timeout: seconds }).catch(() => {});
    setTimeout(() => {
      for (const one of old.flatMap(({ waiting }) => [...waiting])) {
        one.giveUp(new DatabaseUnavailable("the database does not answer"));
      }
    }, seconds * 1000).unref();
    disrupted();
  }

  function replaceAll(): void {
    const nowMs = performance.now();
    if (nowMs - replacedMs < REPLACE_AGAIN_MS) return;
    replacedMs = nowMs;
    replace(connections, FINISH_SECONDS);
  }

  async function askAfter(silent: Connection[]): Promise<void> {
    const findings = await probe(options, poolName);
    // Where statements are answered, somebody is there, though too busy for a new connection.
    const isServing = connections.some(({ answeredMs }) => answeredMs > askedMs);
    const isMissed = (one: Connection) =>
      silent.includes(one) && isSilent(one) && (findings ? !findings.isBusyFor(one.name) : !isServing);
    for (const one of connections) one.misses = isMissed(one) ? one.misses + 1 : 0;
    const lost = connections.filter(({ misses }) => misses >= MAX_MISSES);
    // The others lead to the same place, unless the server knows them.
    if (lost.length === 0) return;
    const isLost = (one: Connection) => lost.includes(one) || !findings?.knows(one.name);
    replace(connections.filter(isLost), 0);
  }

  function look(): void {
    const nowMs = performance.now();
    for (const one of connections.flatMap(({ waiting }) => [...waiting])) {
      if (nowMs - one.sinceMs < MAX_WAIT_MS) continue;
      one.giveUp(new DatabaseUnavailable("the database takes too long"));
    }
    if (isAsking || nowMs - askedMs < ASK_AGAIN_MS) return;
    const silent = connections.filter(isSilent);
    for (const one of connections) if (!silent.includes(one)) one.misses = 0;
    if (silent.length === 0) return;
    askedMs = nowMs;
    isAsking = true;
    void askAfter(silent).finally(() => {
      isAsking = false;
    });
  }

  async function run<T>(one: Connection, work: (client: SQL) => Promise<T>): Promise<T> {
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    const waiting: Waiting = { sinceMs: performance.now(), giveUp: reject };
    one.waiting.add(waiting);
    one.load++;
    const answer = Promise.try(work, one.client);
    const settled = (error?: unknown) => {
      one.load--;
      const nowMs = performance.now();
      if (isRefused(error)) one.refusedMs = nowMs;
      one.isOpen =
        error === undefined || (sqlState(error) !== "" && !isRefused(error) && !isLostConnection(error));
      if (one.isOpen) one.answeredMs = nowMs;
    };
    answer.then(() => settled(), settled);
    try {
      return await Promise.race([answer, givenUp]);
    } finally {
      one.waiting.delete(waiting);
    }
  }

  function usableBy(account: string | undefined): Connection[] {
    const used = account === undefined ? undefined : usedBy.get(account);
    const own = used && used.size >= share ? connections.filter((one) => used.has(one)) : [];
    // Those it used may have been replaced.
    return own.length > 0 ? own : connections;
  }

  function count(account: string, one: Connection, more: 1 | -1): void {
    const used = usedBy.get(account) ?? new Map<Connection, number>();
    const now = (used.get(one) ?? 0) + more;
    if (now > 0) used.set(one, now);
    else used.delete(one);
    if (used.size > 0) usedBy.set(account, used);
    else usedBy.delete(account);
  }

  async function attempt<T>(
    one: Connection,
    work: (client: SQL) => Promise<T>,
    account: string | undefined,
  ): Promise<T> {
    if (account !== undefined) count(account, one, 1);
    try {
      return await run(one, work);
    } catch (error) {
      if (translate(error) instanceof NotLeader && connections.includes(one)) {
        replaceAll();
      } else if (isLostConnection(error)) disrupted();
      throw error;
    } finally {
      if (account !== undefined) count(account, one, -1);
    }
  }

  const timer = setInterval(look, LOOK_MS);
  timer.unref();

  return {
    async use(work, account) {
      const nowMs = performance.now();
      const own = usableBy(account);
      const usable = own.filter(({ refusedMs }) => nowMs - refusedMs > TRY_REFUSED_AGAIN_MS);
      const one = leastBusy(usable.length > 0 ? usable : own);
      try {
        return await attempt(one, work, account);
      } catch (error) {
        const others = connections.filter(({ isOpen }) => isOpen);
        if (!isRefused(error) || others.length === 0) throw error;
        return attempt(leastBusy(others), work, account);
      }
    },
    onDisruption: (listener) => void listeners.push(listener),
    async close() {
      clearInterval(timer);
      await Promise.all(connections.map(({ client }) => client.close({ timeout: FINISH_SECONDS })));
    },
  };
}

/** What is sent on a connection waits for what was sent before: better behind two short statements than one that waits. */
function leastBusy(connections: Connection[]): Connection {
  const nowMs = performance.now();
  const moving = connections.filter((one) => waitedMs(one, nowMs) < STUCK_MS);
  const candidates = moving.length > 0 ? moving : connections;
  return candidates.reduce((least, one) => (one.load < least.load ? one : least));
}

/** How long the statement has been under way that is to be answered next. */
function waitedMs({ waiting, answeredMs }: Connection, nowMs: number): number {
  const [oldest] = waiting;
  return oldest === undefined ? 0 : nowMs - Math.max(oldest.sinceMs, answeredMs);
}

function isSilent(one: Connection): boolean {
  return waitedMs(one, performance.now()) > PATIENCE_MS;
}

function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return sqlState(error) === TOO_MANY_CONNECTIONS || error.message.startsWith(NOT_CONNECTED);
}
