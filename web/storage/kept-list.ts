/** The list of boards as it was last loaded in this browser: shown until the service answers, and without a network. */
import { withTimeout } from "../util/pause.ts";
import { database, finished, result } from "./database.ts";

interface StoredList<T> {
  userId: string;
  /** Of the app that stored it; another one may expect other fields. */
  format: string;
  keptAt: number;
  list: T;
}

const FORMAT = "1";
/** Storage that does not respond must not keep the list from being loaded. */
const PATIENCE_MS = 1000;

/** Null if there is none. */
export async function readList<T>(userId: string): Promise<{ list: T; keptAt: number } | null> {
  const stored = await withTimeout(
    read<T>(userId).catch(() => undefined),
    PATIENCE_MS,
  );
  return stored?.format === FORMAT ? stored : null;
}

async function read<T>(userId: string): Promise<StoredList<T> | undefined> {
  return result((await database()).transaction("lists").objectStore("lists").get(userId));
}

export async function keepList(userId: string, list: object): Promise<void> {
  const transaction = (await database()).transaction("lists", "readwrite");
  const stored: StoredList<object> = { userId, format: FORMAT, keptAt: Date.now(), list };
  transaction.objectStore("lists").put(stored);
  await finished(transaction);
}

export async function removeList(userId: string): Promise<void> {
  const transaction = (await database()).transaction("lists", "readwrite");
  transaction.objectStore("lists").delete(userId);
  await finished(transaction);
}
