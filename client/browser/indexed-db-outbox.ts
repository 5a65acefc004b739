/** The outbox in the browser's database, where it outlives the page. */
import type { CreatedIds, Outbox, StoredChange } from "../queue/outbox.ts";
import { finished, result } from "./indexed-db.ts";

/** Every change knows whose it is: the database has those of all users and boards. */
export interface OwnedChange extends StoredChange {
  readonly userId: string;
  readonly boardId: string;
}

interface Options {
  userId: string;
  boardId: string;
  /** A database that has the store of changes; one of its own unless given. */
  open?: () => Promise<IDBDatabase>;
  /** Written in the same transaction, with the ids of what the removed changes have created, if that is anything. */
  alongside?: {
    stores: readonly string[];
    write: (transaction: IDBTransaction, created: CreatedIds) => void;
  };
}

const NAME = "boardcast-client";
export const CHANGES = "changes";

export function indexedDbOutbox({ userId, boardId, open = openOwn, alongside }: Options): Outbox {
  return {
    async read() {
      const changes = (await open()).transaction(CHANGES).objectStore(CHANGES);
      const found: OwnedChange[] = await result(changes.index("board").getAll([userId, boardId]));
      return found.sort((a, b) => a.order - b.order);
    },
    async write(put, removeKeys = [], created = new Map()) {
      const stores = [CHANGES, ...(alongside?.stores ?? [])];
      const transaction = (await open()).transaction(stores, "readwrite");
      const changes = transaction.objectStore(CHANGES);
      for (const key of removeKeys) changes.delete(key);
      for (const each of put) changes.put({ ...each, userId, boardId } satisfies OwnedChange);
      if (created.size > 0) alongside?.write(transaction, created);
      // Without waiting for the requests: a page that is left right after a change would lose it.
      else transaction.commit();
      await finished(transaction);
    },
  };
}

/** For the upgrade of a database to one that has it. */
export function createChangeStore(db: IDBDatabase): void {
  const changes = db.createObjectStore(CHANGES, { keyPath: "key" });
  changes.createIndex("board", ["userId", "boardId"]);
  changes.createIndex("user", "userId");
}

let opened: Promise<IDBDatabase> | undefined;

function openOwn(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => createChangeStore(request.result);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // The browser has closed it, for example because the user deleted the site's data: the next call opens it again.
      request.result.onclose = () => {
        opened = undefined;
      };
      resolve(request.result);
    };
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
