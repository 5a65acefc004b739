/**
 * However long statements take, they leave connections to others: those of an account use at most half of them at a
 * time, and so do those that one worker of Citus has to answer. Beyond that they queue on the connections that are used
 * already. An account's reads start on no more than a quarter: what they return may be large, and while it is decoded,
 * everybody waits. What needs all workers waits for any that hangs, so it has a quarter, too.
 */
const SHARES = { changes: 0.5, reads: 0.25 };
const WORKER_SHARE = 0.5;
const ALL_WORKERS_SHARE = 0.25;

type Share = keyof typeof SHARES;

/** On whose behalf a statement is sent, what for, and about which board if it is about one. */
export interface Sender {
  account: string | undefined;
  share: Share;
  boardId?: string;
  /** Who has to answer, apart from the coordinator, as far as that is known. */
  worker?: number | "all";
}

export interface Shares<Connection> {
  /** Those among `all` that may take the next statement. */
  usable(all: Connection[], sender: Sender): Connection[];
  /** Counts a statement; returns how it ends. */
  begin(one: Connection, sender: Sender): () => void;
}

export function createShares<Connection>(total: number): Shares<Connection> {
  const accounts = createUses<string, Connection>();
  const workers = createUses<number | "all", Connection>();

  return {
    usable(all, { account, share, worker }) {
      const workerShare = worker === "all" ? ALL_WORKERS_SHARE : WORKER_SHARE;
      const ofWorker = workers.within(all, worker, Math.ceil(total * workerShare));
      return accounts.within(ofWorker, account, Math.ceil(total * SHARES[share]));
    },
    begin(one, { account, worker }) {
      const ends = [accounts.begin(account, one), workers.begin(worker, one)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function createUses<Key, Connection>() {
  /** The connections that each uses, and for how many statements. */
  const usedBy = new Map<Key, Map<Connection, number>>();

  function count(key: Key, one: Connection, more: 1 | -1): void {
    const used = usedBy.get(key) ?? new Map<Connection, number>();
    const now = (used.get(one) ?? 0) + more;
    if (now > 0) used.set(one, now);
    else used.delete(one);
    if (used.size > 0) usedBy.set(key, used);
    else usedBy.delete(key);
  }

  return {
    /** All candidates, until it uses so many connections; then only those. */
    within(candidates: Connection[], key: Key | undefined, most: number): Connection[] {
      const used = key === undefined ? undefined : usedBy.get(key);
      if (!used || used.size < most) return candidates;
      const own = candidates.filter((one) => used.has(one));
      // Those it used may all have been replaced.
      return own.length > 0 ? own : candidates;
    },
    begin(key: Key | undefined, one: Connection): () => void {
      if (key === undefined) return () => {};
      count(key, one, 1);
      return () => count(key, one, -1);
    },
  };
}
