/** Jobs with the same key run one after another; different keys do not affect each other. */
export interface KeyedQueue {
  run<T>(key: string, work: () => Promise<T>, patience?: Patience): Promise<T>;
}

/** How long a job waits for its turn. It is refused while it waits, and never once it has begun. */
interface Patience {
  mostMs: number;
  refusal(): Error;
}

export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(key, work, patience) {
      const before = tails.get(key);
      if (!before) return enter(key, work());
      if (!patience) return enter(key, before.then(work, work));
      const { turn, answer } = impatient(work, patience);
      enter(key, before.then(turn, turn));
      return answer;
    },
  };

  function enter<T>(key: string, result: Promise<T>): Promise<T> {
    tails.set(key, result);
    const leave = () => {
      if (tails.get(key) === result) tails.delete(key);
    };
    result.then(leave, leave);
    return result;
  }
}

/** A refused job keeps its place in the queue until its turn, and does nothing then. */
function impatient<T>(work: () => Promise<T>, { mostMs, refusal }: Patience) {
  const { promise: answer, resolve, reject } = Promise.withResolvers<T>();
  /** Let go of when it is refused: it may be large. */
  let waiting: (() => Promise<T>) | null = work;
  const timer = setTimeout(() => {
    waiting = null;
    reject(refusal());
  }, mostMs);
  const turn = async () => {
    clearTimeout(timer);
    await waiting?.().then(resolve, reject);
  };
  return { turn, answer };
}
