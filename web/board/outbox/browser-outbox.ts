/** The outbox in the browser's database, and the pages that own it told apart by the browser's locks. */
import { database, finished, result } from "../../storage/database.ts";
import type { Outbox, Owners, StoredChange } from "./page-outbox.ts";

/** Pages tell each other whose changes wait for which board. */
const news = new BroadcastChannel("boardcast-outbox");

export function browserOutbox(userId: string, boardId: string): Outbox {
  return {
    async read() {
      const changes = (await database()).transaction("changes").objectStore("changes");
      const found: StoredChange[] = await result(changes.index("board").getAll([userId, boardId]));
      return found.sort((a, b) => a.order - b.order);
    },
    async write(put, removeKeys = []) {
      // Before they are written: the page may be gone right after.
      if (put[0]) news.postMessage({ boardId, owner: put[0].owner });
      const transaction = (await database()).transaction("changes", "readwrite");
      const changes = transaction.objectStore("changes");
      for (const key of removeKeys) changes.delete(key);
      for (const each of put) changes.put(each);
      await finished(transaction);
    },
  };
}

/**
 * Another page has changes of a board. Without locks nobody could tell when that page goes; then they are only looked
 * for when this one is opened or comes to the front.
 */
export function onOthersChanges(tell: (boardId: string, owner: string) => void): void {
  if (navigator.locks) news.onmessage = ({ data }) => tell(data.boardId, data.owner);
}

/** How many changes of this user wait in this browser, on all boards. */
export async function countUnsent(userId: string): Promise<number> {
  const changes = (await database()).transaction("changes").objectStore("changes");
  return result(changes.index("user").count(userId));
}

/** They themselves, in no order. */
export async function readUnsent(userId: string): Promise<StoredChange[]> {
  const changes = (await database()).transaction("changes").objectStore("changes");
  return result(changes.index("user").getAll(userId));
}

/** Takes out what was done before that time, by anybody, on all boards but one. */
export async function removeUnsentBefore(time: number, keptBoardId: string | null): Promise<StoredChange[]> {
  const transaction = (await database()).transaction("changes", "readwrite");
  const changes = transaction.objectStore("changes");
  const all: StoredChange[] = await result(changes.getAll());
  const old = all.filter(({ at, boardId }) => Date.parse(at) < time && boardId !== keptBoardId);
  for (const { key } of old) changes.delete(key);
  await finished(transaction);
  return old;
}

const lockOf = (owner: string) => `boardcast-outbox-${owner}`;

/**
 * A page holds the lock of its name for as long as it lives, however it ends. Browsers offer no locks over plain HTTP
 * from another machine: there every page takes over at once, and the keys alone keep changes from being done twice.
 */
export const browserOwners: Owners = {
  live(owner) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks?.request(lockOf(owner), () => released);
    return release;
  },
  whenGone(owner, take) {
    if (navigator.locks) void navigator.locks.request(lockOf(owner), take);
    else void take();
  },
};

/** Those who still live; nobody, as far as is known, where there are no locks. */
export async function livingOwners(owners: readonly string[]): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(owners.filter((owner) => names.has(lockOf(owner))));
}
