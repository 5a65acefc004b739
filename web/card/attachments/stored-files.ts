/**
 * Files that the service does not have yet, stored where they outlive the page. Like a change in the outbox, each has
 * an owner, the page that sends it, and a key with which it is attached once.
 */
import { realId } from "../../board/state/local-ids.ts";
import { database, finished, result } from "../../storage/database.ts";

export interface StoredFile {
  /** Its Idempotency-Key. */
  key: string;
  userId: string;
  /** Local until the card is created; the outbox replaces it when it is (../../board/outbox/browser-outbox.ts). */
  cardId: string;
  file: File;
  /** When it was attached, in milliseconds. */
  at: number;
  /** The page that sends it. */
  owner: string;
}

const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Of all files together. */
const MAX_BYTES = 100 * 1024 * 1024;

/** False if it is too large, or the browser stores nothing. */
export async function storeFile(entry: StoredFile): Promise<boolean> {
  if (entry.file.size > MAX_FILE_BYTES) return false;
  try {
    const transaction = (await database()).transaction("files", "readwrite");
    const files = transaction.objectStore("files");
    const all: StoredFile[] = await result(files.getAll());
    const others = all.filter(({ key }) => key !== entry.key).reduce((sum, { file }) => sum + file.size, 0);
    if (others + entry.file.size > MAX_BYTES) return false;
    // If the card was created while this waited, the outbox has not seen the file.
    files.put({ ...entry, cardId: realId(entry.cardId) });
    await finished(transaction);
    return true;
  } catch {
    return false;
  }
}

/** Makes it the file of another page; undefined if it is no longer stored. */
export async function claimFile(key: string, owner: string): Promise<StoredFile | undefined> {
  const transaction = (await database()).transaction("files", "readwrite");
  const files = transaction.objectStore("files");
  const entry: StoredFile | undefined = await result(files.get(key));
  if (entry) files.put({ ...entry, owner });
  return entry;
}

export async function readFile(key: string): Promise<StoredFile | undefined> {
  return result((await database()).transaction("files").objectStore("files").get(key));
}

/** Those of a user, on all boards; those that are older than that, by anybody, are removed. */
export async function readFiles(userId: string, maxAgeMs: number): Promise<StoredFile[]> {
  const transaction = (await database()).transaction("files", "readwrite");
  const files = transaction.objectStore("files");
  const all: StoredFile[] = await result(files.getAll());
  const isStale = ({ at }: StoredFile) => at < Date.now() - maxAgeMs;
  for (const entry of all) if (isStale(entry)) files.delete(entry.key);
  return all.filter((entry) => entry.userId === userId && !isStale(entry));
}

export async function removeFile(key: string): Promise<void> {
  (await database()).transaction("files", "readwrite").objectStore("files").delete(key);
}
