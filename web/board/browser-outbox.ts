/** The outbox in the browser's database, and the pages that own it told apart by the browser's locks. */
import { database, finished, result } from "../session/database.ts";
import type { Outbox, Owners, StoredDoing } from "./outbox.ts";

export function browserOutbox(userId: string, boardId: string): Outbox {
  return {
    async read() {
      const changes = (await database()).transaction("changes").objectStore("changes");
      const found: StoredDoing[] = await result(changes.index("board").getAll([userId, boardId]));
      return found.sort((a, b) => a.order - b.order);
    },
    async write(put, removeKeys = []) {
      const transaction = (await database()).transaction("changes", "readwrite");
      const changes = transaction.objectStore("changes");
      for (const key of removeKeys) changes.delete(key);
      for (const each of put) changes.put(each);
      await finished(transaction);
    },
  };
}

/** How many changes of this user wait in this browser, on all boards. */
export async function countUnsent(userId: string): Promise<number> {
  const changes = (await database()).transaction("changes").objectStore("changes");
  return result(changes.index("user").count(userId));
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
