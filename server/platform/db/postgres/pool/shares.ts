/**
 * However long statements take, they leave connections to others. Those of an account use at most half of them at a time,
 * its reads a quarter: what they return may be large, and while it is decoded, everybody waits. Beyond that they queue on
 * the connections that are used already.
 *
 * Where boards are spread over workers of Citus, one of which may hang or be slow, what it has to answer uses two fifths of
 * them at most, and what needs all workers a fifth. That leaves a fifth to boards on other workers, and a fifth to what the
 * coordinator answers by itself. An account's share is counted for each worker then, so that what waits for one does not keep it from
 * its other boards.
 */
const SHARES = { changes: 0.5, reads: 0.25 };
const OF_WORKER = 0.4;
const OF_ALL_WORKERS = 0.2;
const OF_ANY_WORKER = 0.8;
const OF_ACCOUNT = { atOneWorker: 0.25, inAll: 0.75 };

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
  const uses = createUses<Connection>();

  /** What a statement counts towards, and how much of it there may be at a time; the widest first. */
  function countedAs({ account, share, worker }: Sender): [key: string, part: number][] {
    const isOfOneWorker = worker !== undefined && worker !== "all";
    const ofWorkers: [string, number][] = [
      ["any worker", OF_ANY_WORKER],
      [`worker ${worker}`, isOfOneWorker ? OF_WORKER : OF_ALL_WORKERS],
    ];
    const ofAccount: [string, number][] = [
      [`account ${account}`, OF_ACCOUNT.inAll],
      [`account ${account} at ${worker}`, worker === undefined ? SHARES[share] : OF_ACCOUNT.atOneWorker],
    ];
    return [...(worker === undefined ? [] : ofWorkers), ...(account === undefined ? [] : ofAccount)];
  }

  return {
    usable: (all, sender) =>
      countedAs(sender).reduce(
        (candidates, [key, part]) => uses.within(candidates, key, Math.ceil(total * part)),
        all,
      ),
    begin(one, sender) {
      const ends = countedAs(sender).map(([key]) => uses.begin(key, one));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function createUses<Connection>() {
  /** The connections that each uses, and for how many statements. */
  const usedBy = new Map<string, Map<Connection, number>>();

  function count(key: string, one: Connection, more: 1 | -1): void {
    const used = usedBy.get(key) ?? new Map<Connection, number>();
    const now = (used.get(one) ?? 0) + more;
    if (now > 0) used.set(one, now);
    else used.delete(one);
    if (used.size > 0) usedBy.set(key, used);
    else usedBy.delete(key);
  }

  return {
    /** All candidates, until it uses so many connections; then only those. */
    within(candidates: Connection[], key: string, most: number): Connection[] {
      const used = usedBy.get(key);
      if (!used || used.size < most) return candidates;
      const own = candidates.filter((one) => used.has(one));
      // Those it used may all have been replaced.
      return own.length > 0 ? own : candidates;
    },
    begin(key: string, one: Connection): () => void {
      count(key, one, 1);
      return () => count(key, one, -1);
    },
  };
}
