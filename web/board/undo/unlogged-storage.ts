/** Keeps what has no events over a reload of the tab. */
import { INSTALLATION } from "../../installation.ts";
import type { Unlogged, UnloggedStore } from "./unlogged.ts";

const prefixOf = (userId: string) => `${INSTALLATION}-unlogged:${userId}:`;

export function tabStorage(userId: string, boardId: string): UnloggedStore {
  const key = prefixOf(userId) + boardId;
  return {
    read() {
      try {
        // Written below.
        return JSON.parse(sessionStorage.getItem(key) ?? "[]") as Unlogged[];
      } catch {
        return [];
      }
    },
    write(list) {
      try {
        sessionStorage.setItem(key, JSON.stringify(list));
      } catch {
        // Without storage, it is forgotten with the page.
      }
    },
  };
}

export function forgetUnlogged(userId: string): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefixOf(userId)));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
