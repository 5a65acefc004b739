/** The browser's database, for data that must outlive the page. */
import { result } from "../../client/browser/indexed-db.ts";
import { CHANGES, createChangeStore } from "../../client/browser/indexed-db-outbox.ts";
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
    if (!db.objectStoreNames.contains(CHANGES)) createChangeStore(db);
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
