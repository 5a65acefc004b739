/** The browser's database, for data that must outlive the page. */
import { INSTALLATION } from "../installation.ts";

const VERSION = 6;

let opened: Promise<IDBDatabase> | undefined;

/** Fails where the browser stores nothing, as in some private windows. */
export function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(INSTALLATION, VERSION);
  request.onupgradeneeded = () => {
    const { result: db } = request;
    if (!db.objectStoreNames.contains("changes")) {
      const changes = db.createObjectStore("changes", { keyPath: "key" });
      changes.createIndex("board", ["userId", "boardId"]);
      changes.createIndex("user", "userId");
    }
    if (!db.objectStoreNames.contains("files")) {
      const files = db.createObjectStore("files", { keyPath: "key" });
      files.createIndex("card", "cardId");
      files.createIndex("user", "userId");
    }
    if (!db.objectStoreNames.contains("copies")) {
      const copies = db.createObjectStore("copies", { keyPath: ["userId", "boardId"] });
      copies.createIndex("age", ["keptAt", "size"]);
    }
    if (!db.objectStoreNames.contains("comments")) {
      const comments = db.createObjectStore("comments", { keyPath: ["userId", "boardId", "cardId"] });
      comments.createIndex("age", ["keptAt", "size"]);
    }
    if (!db.objectStoreNames.contains("uploaded")) db.createObjectStore("uploaded", { keyPath: "key" });
    if (!db.objectStoreNames.contains("lists")) db.createObjectStore("lists", { keyPath: "userId" });
  };
  return result(request).then((db) => {
    // Gives way to a newer version of the app in another tab; from then on nothing is stored here.
    db.onversionchange = () => db.close();
    // The browser has closed it, for example because the user deleted the site's data: the next call opens it again.
    db.onclose = () => {
      opened = undefined;
    };
    return db;
  });
}

export function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once everything in it is stored. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}
