/** Runs imports one after another. One that was thought to be quick and is not goes on beside the next ones. */

export interface Lane {
  /** Runs whatever waits. */
  look(): Promise<void>;
  /** Waits for what `look` has begun and not finished. */
  ended(): Promise<unknown>;
}

interface Options {
  /** For how long an import may keep the others waiting; null if it may in any case. */
  quickMs: number | null;
  /** Begins the next import; null if none waits. */
  begin(): Promise<Begun | null>;
  /** What became of one that nobody waits for. */
  failed(error: unknown): void;
}

export interface Begun {
  /** False if the next import should wait a moment. */
  end: Promise<boolean>;
}

export function openLane({ quickMs, begin, failed }: Options): Lane {
  let current: Promise<void> | undefined;
  /** The last one that was not quick, which may still be running. */
  let slow: Promise<unknown> = Promise.resolve();
  let isWoken = false;

  async function runWaiting(): Promise<void> {
    do isWoken = false;
    while ((await runNext()) || isWoken);
  }

  async function runNext(): Promise<boolean> {
    const begun = await begin();
    if (!begun) return false;
    return quickMs === null ? begun.end : besideSlow(begun.end, quickMs);
  }

  /** One goes on beside the others; a second one is waited for. */
  async function besideSlow(end: Promise<boolean>, ms: number): Promise<boolean> {
    const goesOn = (await within(ms, end)) ?? (await Promise.race([end, slow.then(() => null)]));
    if (goesOn !== null) return goesOn;
    slow = end.catch(failed);
    return true;
  }

  return {
    look() {
      isWoken = true;
      current ??= runWaiting().finally(() => {
        current = undefined;
      });
      return current;
    },
    ended: () => Promise.allSettled([current, slow]),
  };
}

/** Null if it takes longer. */
function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  const { promise: isLate, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ms, null);
  return Promise.race([work, isLate]).finally(() => clearTimeout(timer));
}
