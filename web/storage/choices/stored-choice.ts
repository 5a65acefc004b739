/** A choice that is stored in this browser; components that use it re-render when it changes. */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../util/listeners.ts";

export interface Stored<T extends string> {
  get(): T;
  set(value: T): void;
  use(): T;
}

export function stored<const T extends string>(key: string, values: readonly [T, ...T[]]): Stored<T> {
  const listeners = createListeners();
  // Dates are also written where there is no browser, in tests.
  const get = (): T => values.find((value) => value === globalThis.localStorage?.getItem(key)) ?? values[0];
  return {
    get,
    set(value) {
      localStorage.setItem(key, value);
      listeners.notify();
    },
    use: () => useSyncExternalStore(listeners.subscribe, get),
  };
}
