/**
 * An account uses at most half of the connections at a time, so that the others are free for everyone else, however long
 * its statements take. Beyond that its statements queue on the connections that it uses already. Its reads start on no
 * more than a quarter: what they return may be large, and while it is decoded, everybody waits.
 */
const SHARES = { changes: 0.5, reads: 0.25 };

type Share = keyof typeof SHARES;

/** On whose behalf a statement is sent, what for, and about which board if it is about one. */
export interface Sender {
  account: string | undefined;
  share: Share;
  boardId?: string;
}

export interface AccountShares<Connection> {
  /** Those among `all` that may take the next statement of the account. */
  usable(all: Connection[], sender: Sender): Connection[];
  /** Counts a statement; returns how it ends. */
  begin(one: Connection, account: string | undefined): () => void;
}

export function createAccountShares<Connection>(total: number): AccountShares<Connection> {
  /** The connections that each account uses, and for how many statements. */
  const usedBy = new Map<string, Map<Connection, number>>();

  function count(account: string, one: Connection, more: 1 | -1): void {
    const used = usedBy.get(account) ?? new Map<Connection, number>();
    const now = (used.get(one) ?? 0) + more;
    if (now > 0) used.set(one, now);
    else used.delete(one);
    if (used.size > 0) usedBy.set(account, used);
    else usedBy.delete(account);
  }

  return {
    usable(all, { account, share }) {
      const used = account === undefined ? undefined : usedBy.get(account);
      if (!used || used.size < Math.ceil(total * SHARES[share])) return all;
      const own = all.filter((one) => used.has(one));
      // Those it used may all have been replaced.
      return own.length > 0 ? own : all;
    },
    begin(one, account) {
      if (account === undefined) return () => {};
      count(account, one, 1);
      return () => count(account, one, -1);
    },
  };
}
