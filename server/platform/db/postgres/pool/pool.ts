/**
 * Connections to PostgreSQL. All are replaced when they lead to the wrong server: one that has become a standby or
 * refuses writes, or one that no longer answers although connections to it stay open (silence-watch.ts). Where
 * DATABASE_URL names several servers, the leader is looked for whenever a connection fails, and all connections move to
 * it. Work in progress on the old ones may finish, but has only seconds.
 */
import type { SQL } from "bun";
import { withTimeout } from "../../../scheduling/with-timeout.ts";
import { DatabaseUnavailable } from "../../db.ts";
import { isLostConnection, NotLeader, type SplitBrain, translate } from "../errors.ts";
import { createDroppedDatabase } from "../leader/dropped-database.ts";
import { createLeaderFinder, type LeaderFinder } from "../leader/leader.ts";
import { createLeaderSearch } from "../leader/leader-search.ts";
import { connect, type PoolOptions } from "../probe.ts";
import {
  bestOf,
  boardOf,
  isRefused,
  isSilent,
  leastBusy,
  openConnection,
  type PooledConnection,
  runOn,
} from "./pooled-connection.ts";
import { createShares, type Sender } from "./shares.ts";
import { watchSilence } from "./silence-watch.ts";

/** Replacing takes a moment to show: what still fails on old connections is no reason to do it again. */
const REPLACE_AGAIN_MS = 1000;
const ASIDE_MS = 3000;
const FINISH_SECONDS = 5;
/** To finish on a server that is no longer the leader: what it says now can hardly matter. */
const LEAVE_SECONDS = 1;

export interface Pool {
  /** Work on one of the connections of this moment. Rejects when it takes too long: its outcome is unknown then. */
  use<T>(work: (client: SQL) => Promise<T>, sender?: Sender): Promise<T>;
  /** Calls back, once per tick, when connections were lost or replaced: another server may answer from now on. */
  onDisruption(listener: () => void): void;
  /** Another server has answered than before. */
  disrupted(): void;
  /** On a connection of its own: for what has to be found out while all others may be stuck. */
  aside<T>(work: (client: SQL) => Promise<T>): Promise<T>;
  /** Calls back a few times a second while a connection has been silent for a while. */
  onSilence(listener: () => void): void;
  /** The boards that silent connections are working on; undefined for what is about no board in particular. */
  silentBoards(): (string | undefined)[];
  /**
   * Replaces silent connections that are working on such boards. What waits for them fails. Returns the names of those that
   * were working on no board in particular.
   */
  giveUp(isHopeless: (boardId: string | undefined) => boolean, error: Error): string[];
  close(): Promise<void>;
}

interface Servers {
  /** The server to begin with. */
  leader: string;
  finder: LeaderFinder;
  onMove(from: string, to: string): void;
}

export const ANYBODY: Sender = { account: undefined, share: "changes" };

export function openPool(
  options: PoolOptions,
  { leader, finder, onMove }: Servers = {
    leader: options.url,
    finder: createLeaderFinder(options),
    onMove() {},
  },
): Pool {
  const poolName = `boardcast ${crypto.randomUUID().slice(0, 8)}`;
  const disruption = createDisruption();
  let server = leader;
  let refusal: SplitBrain | null = null;
  let opened = 0;
  let connections = Array.from({ length: options.connections }, open);
  const shares = createShares<PooledConnection>(options.connections);
  const dropped = createDroppedDatabase();
  let replacedMs = Number.NEGATIVE_INFINITY;

  /** The name is new each time: the server may still know a connection that was replaced. */
  function open(): PooledConnection {
    return openConnection({ ...options, url: server }, `${poolName} ${++opened}`);
  }

  /** Work in progress on the old connections has so many seconds left. */
  function replace(old: PooledConnection[], seconds: number): void {
    connections = connections.map((one) => (old.includes(one) ? open() : one));
    for (const { client } of old) client.close({ timeout: seconds }).catch(() => {});
    setTimeout(() => {
      for (const one of old.flatMap(({ waiting }) => [...waiting])) {
        one.giveUp(new DatabaseUnavailable("the database does not answer"));
      }
    }, seconds * 1000).unref();
    disruption.announce();
  }

  function replaceAll(): void {
    const nowMs = performance.now();
    if (nowMs - replacedMs < REPLACE_AGAIN_MS) return;
    replacedMs = nowMs;
    replace(connections, FINISH_SECONDS);
  }

  const search = createLeaderSearch(finder, {
    found(url) {
      refusal = null;
      if (url === server) return;
      onMove(server, url);
      server = url;
      replace(connections, LEAVE_SECONDS);
    },
    // The server in use may be the one that should not accept writes: its address may lead to an older copy now.
    refused(reason) {
      refusal = reason;
    },
  });

  async function attempt<T>(
    one: PooledConnection,
    work: (client: SQL) => Promise<T>,
    sender: Sender,
  ): Promise<T> {
    const end = shares.begin(one, sender);
    try {
      const answer = await runOn(one, work, sender.boardId);
      dropped.answered();
      return answer;
    } catch (error) {
      const isNotLeader = translate(error) instanceof NotLeader;
      if (isNotLeader && connections.includes(one)) replaceAll();
      else if (isLostConnection(error)) disruption.announce();
      if (isNotLeader || isLostConnection(error)) search.start();
      throw error;
    } finally {
      end();
    }
  }

  const onSilence: (() => void)[] = [];
  const stopWatching = watchSilence({
    options: () => ({ ...options, url: server }),
    poolName,
    connections: () => connections,
    onSilence() {
      for (const listener of onSilence) listener();
    },
    onLost(lost) {
      replace(lost, 0);
      search.start();
    },
  });

  /** On another connection if the server has refused the first one, and there is one. */
  async function attemptOnAny<T>(work: (client: SQL) => Promise<T>, sender: Sender): Promise<T> {
    try {
      return await attempt(bestOf(shares.usable(connections, sender)), work, sender);
    } catch (error) {
      const others = connections.filter(({ isOpen }) => isOpen);
      if (!isRefused(error) || others.length === 0) throw error;
      return attempt(leastBusy(others), work, sender);
    }
  }

  return {
    async use(work, sender = ANYBODY) {
      if (refusal) throw refusal;
      dropped.refuse();
      return attemptOnAny(work, sender).catch((error) => {
        throw dropped.explain(error);
      });
    },
    onDisruption: disruption.listen,
    disrupted: disruption.announce,
    async aside(work) {
      const client = connect({ ...options, url: server }, `${poolName} aside`);
      try {
        return await withTimeout(work(client), ASIDE_MS, "the database does not answer");
      } finally {
        client.close({ timeout: 0 }).catch(() => {});
      }
    },
    onSilence: (listener) => void onSilence.push(listener),
    silentBoards: () => connections.filter(isSilent).map(boardOf),
    giveUp(isHopeless, error) {
      const hopeless = connections.filter((one) => isSilent(one) && isHopeless(boardOf(one)));
      const names = hopeless.filter((one) => boardOf(one) === undefined).map(({ name }) => name);
      for (const { waiting } of hopeless) for (const each of waiting) each.giveUp(error);
      if (hopeless.length > 0) replace(hopeless, 0);
      return names;
    },
    async close() {
      stopWatching();
      search.stop();
      await Promise.all(connections.map(({ client }) => client.close({ timeout: FINISH_SECONDS })));
    },
  };
}

/** However many connections are lost in a tick, listeners are called once. */
function createDisruption(): { announce(): void; listen(listener: () => void): void } {
  const listeners: (() => void)[] = [];
  let isAnnounced = false;
  return {
    announce() {
      if (isAnnounced) return;
      isAnnounced = true;
      setImmediate(() => {
        isAnnounced = false;
        for (const listener of listeners) listener();
      });
    },
    listen: (listener) => void listeners.push(listener),
  };
}
