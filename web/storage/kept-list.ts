/** Lists as they were last loaded in this browser: shown until the service answers, and without a network. */

import { finished, result } from "../../client/browser/indexed-db.ts";
import { withTimeout } from "../../client/util/pause.ts";
import { database } from "./database.ts";

type ListName = "boards" | "cards" | "faces" | "inbox" | "recent-cards" | `trash/${string}`;

interface StoredList<T> {
  /** With the name of the list. */
  userId: string;
  /** Of the app that stored it; another one may expect other fields. */
  format: string;
  keptAt: number;
  list: T;
}

const FORMAT = "2";
/** Storage that does not respond must not keep the list from being loaded. */
const PATIENCE_MS = 1000;

/** Null if there is none. */
export async function readList<T>(
  userId: string,
  name: ListName = "boards",
): Promise<{ list: T; keptAt: number } | null> {
  const stored = await withTimeout(
    read<T>(keyOf(userId, name)).catch(() => undefined),
    PATIENCE_MS,
  );
  return stored?.format === FORMAT ? stored : null;
}

async function read<T>(key: string): Promise<StoredList<T> | undefined> {
  return result((await database()).transaction("lists").objectStore("lists").get(key));
}

function keyOf(userId: string, name: ListName): string {
  return name === "boards" ? userId : `${userId}/${name}`;
}

export async function keepList(userId: string, list: object, name: ListName = "boards"): Promise<void> {
  const transaction = (await database()).transaction("lists", "readwrite");
  const stored: StoredList<object> = {
    userId: keyOf(userId, name),
    format: FORMAT,
    keptAt: Date.now(),
    list,
  };
  transaction.objectStore("lists").put(stored);
  await finished(transaction);
}

/** All of this user, or those of one board. */
export async function removeLists(userId: string, boardId?: string): Promise<void> {
  const transaction = (await database()).transaction("lists", "readwrite");
  const lists = transaction.objectStore("lists");
  if (boardId === undefined) lists.delete(userId);
  const prefix = boardId === undefined ? `${userId}/` : `${userId}/trash/${boardId}/`;
  lists.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
  await finished(transaction);
}
