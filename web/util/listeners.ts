/** The subscribers of a store outside of React, in the form that useSyncExternalStore takes. */
export interface Listeners {
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
  readonly count: number;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
    get count() {
      return listeners.size;
    },
  };
}
