/**
 * The boards that were last open in this browser, as the service last sent them: shown at once when one of them is opened
 * again, and all there is without a network. Changes that are not sent yet are not part of them; those are in the outbox.
 * A copy belongs to one user and is removed when that user logs out or may no longer see the board.
 */

import { finished, result } from "../../client/browser/indexed-db.ts";
import { withTimeout } from "../../client/util/pause.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { isCopied, listCopies, nameOf } from "./copy-list.ts";
import { database } from "./database.ts";

type CopyKey = [userId: string, boardId: string];

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

/** The build puts it in (../../server/web/board-format.ts). */
declare const BOARD_FORMAT: string;
/** Of all users of this browser together; the oldest are removed first. */
const MAX_COPIES = 30;
const MAX_SIZE = 60_000_000;
/** Storage that does not respond must not keep a board from being loaded. */
const PATIENCE_MS = 1000;

declare global {
  /** The copy that first-paint.ts has started to read; a property of the window, because the two share no module. */
  var earlyCopy: { name: string; copy: Promise<FullBoard | null> } | undefined;
}

/** For the script that runs first: the app's first readCopy takes it over. */
export function readCopyEarly(userId: string, boardId: string): void {
  globalThis.earlyCopy = { name: nameOf(userId, boardId), copy: read(userId, boardId) };
}

/** Null if there is none. */
export function readCopy(userId: string, boardId: string): Promise<FullBoard | null> {
  const early = globalThis.earlyCopy;
  globalThis.earlyCopy = undefined;
  return early?.name === nameOf(userId, boardId) ? early.copy : read(userId, boardId);
}

async function read(userId: string, boardId: string): Promise<FullBoard | null> {
  if (!isCopied(userId, boardId)) return null;
  const copy = await withTimeout(
    readStored(userId, boardId).catch(() => undefined),
    PATIENCE_MS,
  );
  return copy?.format === BOARD_FORMAT ? JSON.parse(copy.text) : null;
}

async function readStored(userId: string, boardId: string): Promise<StoredCopy | undefined> {
  const copies = (await database()).transaction("copies").objectStore("copies");
  return result(copies.get([userId, boardId]));
}

/** In place of the copy that there is, if any. */
export async function keepCopy(userId: string, board: FullBoard): Promise<void> {
  const text = JSON.stringify(board);
  const copy: StoredCopy = {
    userId,
    boardId: board.id,
    format: BOARD_FORMAT,
    keptAt: Date.now(),
    size: text.length,
    text,
  };
  const transaction = (await database()).transaction("copies", "readwrite");
  const copies = transaction.objectStore("copies");
  copies.put(copy);
  tidy(copies);
  await finished(transaction);
}

/** Removes the oldest and lists the rest. Looks only at the index, newest first: the copies are not read. */
function tidy(copies: IDBObjectStore): void {
  const kept: CopyKey[] = [];
  let size = 0;
  const request = copies.index("age").openKeyCursor(null, "prev");
  request.onsuccess = () => {
    const { result: cursor } = request;
    if (!cursor) return listCopies(kept);
    // The key of the index, and that of the store.
    const [, bytes] = cursor.key as [keptAt: number, bytes: number];
    // As the store was created.
    const copy = cursor.primaryKey as CopyKey;
    size += bytes;
    if (kept.length >= MAX_COPIES || size > MAX_SIZE) copies.delete(copy);
    else kept.push(copy);
    cursor.continue();
  };
}

/** The boards of which this user has copies here; `since`: those that were copied after that moment. */
export async function copiedBoards(userId: string, since = 0): Promise<Set<string>> {
  const copies = (await database()).transaction("copies").objectStore("copies");
  const recent = copies.index("age").getAllKeys(IDBKeyRange.lowerBound([since]));
  // Keys consist of these two ids.
  const keys = (await result(recent)) as CopyKey[];
  return new Set(keys.flatMap(([owner, boardId]) => (owner === userId ? boardId : [])));
}

/** Of one board, or of all boards of this user. */
export async function removeCopies(userId: string, boardId?: string): Promise<void> {
  const transaction = (await database()).transaction("copies", "readwrite");
  const copies = transaction.objectStore("copies");
  copies.delete(boardId === undefined ? allOf(userId) : IDBKeyRange.only([userId, boardId]));
  tidy(copies);
  await finished(transaction);
}

/** An array comes after every string. */
function allOf(userId: string): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []]);
}
