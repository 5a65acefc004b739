/** A choice that is kept in this browser; every component that uses it follows. */
import { useSyncExternalStore } from "react";

export interface Stored<T extends string> {
  get(): T;
  set(value: T): void;
  use(): T;
}

export function stored<const T extends string>(key: string, values: readonly [T, ...T[]]): Stored<T> {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = (): T => values.find((value) => value === localStorage.getItem(key)) ?? values[0];
  return {
    get,
    set(value) {
      localStorage.setItem(key, value);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
