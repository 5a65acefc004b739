/** Jobs with the same key run one after another; different keys do not affect each other. */
export interface KeyedQueue {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const before = tails.get(key);
      const result = before ? before.then(work, work) : work();
      tails.set(key, result);
      const leave = () => {
        if (tails.get(key) === result) tails.delete(key);
      };
      result.then(leave, leave);
      return result;
    },
  };
}
