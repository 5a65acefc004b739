/**
 * The boards that were last open in this browser, as the service last sent them: shown at once when one of them is opened
 * again, and all there is without a network. Changes that are not sent yet are not part of them; those are in the outbox.
 * A copy belongs to one user and is removed when that user logs out or may no longer see the board.
 */
import type { FullBoard } from "../../contract/boards.ts";
import { withTimeout } from "../util/pause.ts";
import { database, finished, result } from "./database.ts";

interface StoredCopy {
  userId: string;
  boardId: string;
  /** Of the app that stored it; another one may expect other fields. */
  format: string;
  keptAt: number;
  /** Of the text, in characters. */
  size: number;
  /** JSON: its size is known, and it is read faster than an object. */
  text: string;
}

const FORMAT = "1";
/** Of all users of this browser together; the oldest are removed first. */
const MAX_COPIES = 30;
const MAX_SIZE = 60_000_000;
/** Storage that does not respond must not keep a board from being loaded. */
const PATIENCE_MS = 1000;

/** Null if there is none. */
export async function readCopy(userId: string, boardId: string): Promise<FullBoard | null> {
  const copy = await withTimeout(
    read(userId, boardId).catch(() => undefined),
    PATIENCE_MS,
  );
  return copy?.format === FORMAT ? JSON.parse(copy.text) : null;
}

async function read(userId: string, boardId: string): Promise<StoredCopy | undefined> {
  const copies = (await database()).transaction("copies").objectStore("copies");
  return result(copies.get([userId, boardId]));
}

/** In place of the copy that there is, if any. */
export async function keepCopy(userId: string, board: FullBoard): Promise<void> {
  const text = JSON.stringify(board);
  const copy: StoredCopy = {
    userId,
    boardId: board.id,
    format: FORMAT,
    keptAt: Date.now(),
    size: text.length,
    text,
  };
  const transaction = (await database()).transaction("copies", "readwrite");
  const copies = transaction.objectStore("copies");
  copies.put(copy);
  removeOldest(copies);
  await finished(transaction);
}

/** Looks only at the index, newest first: what is kept is not read. */
function removeOldest(copies: IDBObjectStore): void {
  let count = 0;
  let size = 0;
  const request = copies.index("age").openKeyCursor(null, "prev");
  request.onsuccess = () => {
    const { result: cursor } = request;
    if (!cursor) return;
    count++;
    // The index consists of these two numbers.
    size += (cursor.key as [keptAt: number, size: number])[1];
    if (count > MAX_COPIES || size > MAX_SIZE) copies.delete(cursor.primaryKey);
    cursor.continue();
  };
}

/** The boards of which this user has copies here. */
export async function copiedBoards(userId: string): Promise<Set<string>> {
  const copies = (await database()).transaction("copies").objectStore("copies");
  const keys = await result(copies.getAllKeys(allOf(userId)));
  // Keys consist of these two ids.
  return new Set((keys as [userId: string, boardId: string][]).map(([, boardId]) => boardId));
}

/** Of one board, or of all boards of this user. */
export async function removeCopies(userId: string, boardId?: string): Promise<void> {
  const transaction = (await database()).transaction("copies", "readwrite");
  const copies = transaction.objectStore("copies");
  copies.delete(boardId === undefined ? allOf(userId) : IDBKeyRange.only([userId, boardId]));
  await finished(transaction);
}

/** An array comes after every string. */
function allOf(userId: string): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []]);
}
