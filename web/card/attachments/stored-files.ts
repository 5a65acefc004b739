/**
 * Files that the service does not have yet, stored where they outlive the page. Like a change in the outbox, each has
 * an owner, the page that sends it, and a key with which it is attached once.
 */

import { finished, result } from "../../../client/browser/indexed-db.ts";
import { SENDABLE_MS } from "../../../client/queue/outbox.ts";
import type { Board } from "../../../contract/boards.ts";
import { realId } from "../../board/state/local-ids.ts";
import { database } from "../../storage/database.ts";

export interface StoredFile {
  /** Its Idempotency-Key. */
  key: string;
  userId: string;
  /** Local until the card is created; the outbox replaces it when it is (../../board/outbox/browser-outbox.ts). */
  cardId: string;
  /** Of the card; files that earlier versions have stored do not know it. */
  board: Pick<Board, "id" | "title"> | undefined;
  file: File;
  /** When it was attached, in milliseconds. */
  at: number;
  /** The page that sends it. */
  owner: string;
  /** It is not sent again unless somebody wants that. */
  failed?: true;
}

/** What a file has become: texts may refer to it by its key until they are sent. */
interface UploadedFile {
  key: string;
  attachmentId: string;
  at: number;
}

const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** As long as unsent changes are kept. */
const REMEMBERED_MS = 30 * 24 * 3600_000;
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

/** Those that are sent as soon as the service can be reached. */
export async function waitingFiles(userId: string): Promise<StoredFile[]> {
  const files = (await database()).transaction("files").objectStore("files");
  const all: StoredFile[] = await result(files.index("user").getAll(userId));
  return all.filter(({ failed, at }) => !failed && at > Date.now() - SENDABLE_MS);
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

export async function markFailed(key: string): Promise<void> {
  const files = (await database()).transaction("files", "readwrite").objectStore("files");
  const entry: StoredFile | undefined = await result(files.get(key));
  if (entry) files.put({ ...entry, failed: true });
}

/** Removes the file, and remembers what it has become, in one step. Those of long ago are forgotten. */
export async function replaceFile(key: string, attachmentId: string): Promise<void> {
  const transaction = (await database()).transaction(["files", "uploaded"], "readwrite");
  transaction.objectStore("files").delete(key);
  const uploaded = transaction.objectStore("uploaded");
  const all: UploadedFile[] = await result(uploaded.getAll());
  for (const entry of all) if (entry.at < Date.now() - REMEMBERED_MS) uploaded.delete(entry.key);
  const entry: UploadedFile = { key, attachmentId, at: Date.now() };
  uploaded.put(entry);
  await finished(transaction);
}

/** The id of what it has become; `waiting` if it is still to be sent, null if it never will be. */
export async function outcomeOf(key: string): Promise<{ id: string } | "waiting" | null> {
  const transaction = (await database()).transaction(["files", "uploaded"]);
  const [done, file] = await Promise.all([
    result<UploadedFile | undefined>(transaction.objectStore("uploaded").get(key)),
    result<StoredFile | undefined>(transaction.objectStore("files").get(key)),
  ]);
  if (done) return { id: done.attachmentId };
  return file && !file.failed ? "waiting" : null;
}
