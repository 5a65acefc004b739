/**
 * Each account has at most a share of the connections; what exceeds it waits, in order. So there is a free connection
 * for everyone else, however long the statements of one account take.
 */
export interface Shares {
  /** Work on behalf of nobody in particular starts at once. */
  run<T>(account: string | undefined, work: () => Promise<T>): Promise<T>;
}

interface Share {
  running: number;
  waiting: (() => void)[];
}

export function createShares(most: number): Shares {
  const shares = new Map<string, Share>();

  function shareOf(account: string): Share {
    const share = shares.get(account) ?? { running: 0, waiting: [] };
    shares.set(account, share);
    return share;
  }

  return {
    async run(account, work) {
      if (account === undefined) return work();
      const share = shareOf(account);
      if (share.running < most) share.running++;
      else await new Promise<void>((resolve) => share.waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = share.waiting.shift();
        if (next) next();
        else if (--share.running === 0) shares.delete(account);
      }
    },
  };
}
