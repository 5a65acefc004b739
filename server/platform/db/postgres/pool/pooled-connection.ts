/** One connection of the pool, and what is known of it: what it is working on, and when it last answered. */
import type { SQL } from "bun";
import { isLostConnection, NO_SUCH_DATABASE, sqlState } from "../errors.ts";
import { connect, type PoolOptions } from "../probe.ts";

/** A statement that takes longer may be waiting for a lock: nothing is sent behind it where there is another way. */
const STUCK_MS = 20;
/** A connection with work that has been silent for longer is checked. */
const PATIENCE_MS = 2000;
/** The server has no room for another connection, or this process no descriptor: the statement was not sent. */
const TOO_MANY_CONNECTIONS = "53300";
const NOT_CONNECTED = "Failed to connect";
const TRY_REFUSED_AGAIN_MS = 1000;

interface Waiting {
  readonly sinceMs: number;
  readonly boardId: string | undefined;
  giveUp(error: Error): void;
}

export interface PooledConnection {
  readonly name: string;
  readonly client: SQL;
  /** In the order in which they began. */
  readonly waiting: Set<Waiting>;
  /** Statements and transactions on the connection, including those that nobody waits for any more. */
  load: number;
  isOpen: boolean;
  answeredMs: number;
  refusedMs: number;
  /** How many checks in a row have found it dead. */
  misses: number;
}

export function openConnection(options: PoolOptions, name: string): PooledConnection {
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

/** Rejects when the work is given up, which may still be done later. */
export async function runOn<T>(
  one: PooledConnection,
  work: (client: SQL) => Promise<T>,
  boardId?: string,
): Promise<T> {
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const waiting: Waiting = { sinceMs: performance.now(), boardId, giveUp: reject };
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

/** Prefers connections that the server has not just refused. */
export function bestOf(connections: PooledConnection[]): PooledConnection {
  const nowMs = performance.now();
  const usable = connections.filter(({ refusedMs }) => nowMs - refusedMs > TRY_REFUSED_AGAIN_MS);
  return leastBusy(usable.length > 0 ? usable : connections);
}

/** A statement waits for those sent before it: better behind two short ones than behind one that is stuck. */
export function leastBusy(connections: PooledConnection[]): PooledConnection {
  const nowMs = performance.now();
  const moving = connections.filter((one) => waitedMs(one, nowMs) < STUCK_MS);
  const candidates = moving.length > 0 ? moving : connections;
  return candidates.reduce((least, one) => (one.load < least.load ? one : least));
}

export function isSilent(one: PooledConnection): boolean {
  return waitedMs(one, performance.now()) > PATIENCE_MS;
}

/** What the server is working on for it is about this board; undefined if about none in particular. */
export function boardOf({ waiting: [oldest] }: PooledConnection): string | undefined {
  return oldest?.boardId;
}

/** How long the server has been working on the statement whose answer comes next. */
function waitedMs({ waiting, answeredMs }: PooledConnection, nowMs: number): number {
  const [oldest] = waiting;
  return oldest === undefined ? 0 : nowMs - Math.max(oldest.sinceMs, answeredMs);
}

export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isTurnedAway = [TOO_MANY_CONNECTIONS, NO_SUCH_DATABASE].includes(sqlState(error));
  return isTurnedAway || error.message.startsWith(NOT_CONNECTED);
}
