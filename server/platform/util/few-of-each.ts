/** Runs a few tasks of each account at a time; its others wait, in their order. */
export function fewOfEach(most: number): <T>(account: string, task: () => Promise<T>) => Promise<T> {
  const accounts = new Map<string, { running: number; waiting: (() => void)[] }>();

  /** Hands the place over to the next one. */
  function leave(account: string): void {
    const tasks = accounts.get(account);
    const next = tasks?.waiting.shift();
    if (next) next();
    else if (tasks && --tasks.running === 0) accounts.delete(account);
  }

  return async (account, task) => {
    const tasks = accounts.get(account) ?? { running: 0, waiting: [] };
    accounts.set(account, tasks);
    if (tasks.running < most) tasks.running++;
    else await new Promise<void>((resolve) => tasks.waiting.push(resolve));
    try {
      return await task();
    } finally {
      leave(account);
    }
  };
}
