/**
 * The newest comments of the cards that were last open in this browser, for when there is no network. They belong to one
 * user and go with the copies of the boards.
 */

import { finished, result } from "../../client/browser/indexed-db.ts";
import { withTimeout } from "../../client/util/pause.ts";
import type { Comment } from "../../contract/comments.ts";
import { database } from "./database.ts";

/** Whose, and on which card. */
export interface CommentsOf {
  userId: string;
  boardId: string;
  cardId: string;
}

interface StoredComments extends CommentsOf {
  /** Of the app that stored them; another one may expect other fields. */
  format: string;
  keptAt: number;
  /** Of the text, in characters. */
  size: number;
  text: string;
}

const FORMAT = "2";
const MAX_COMMENTS = 50;
/** Of all users of this browser together; the oldest are removed first. */
const MAX_CARDS = 300;
const MAX_SIZE = 5_000_000;
const PATIENCE_MS = 1000;

/** Null if there are none. */
export async function readComments({ userId, boardId, cardId }: CommentsOf): Promise<Comment[] | null> {
  const read = async (): Promise<StoredComments | undefined> =>
    result((await database()).transaction("comments").objectStore("comments").get([userId, boardId, cardId]));
  const stored = await withTimeout(
    read().catch(() => undefined),
    PATIENCE_MS,
  );
  return stored?.format === FORMAT ? JSON.parse(stored.text) : null;
}

/** Newest first; in place of those that are stored. */
export async function keepComments(of: CommentsOf, comments: readonly Comment[]): Promise<void> {
  const text = JSON.stringify(comments.slice(0, MAX_COMMENTS));
  const stored: StoredComments = { ...of, format: FORMAT, keptAt: Date.now(), size: text.length, text };
  const transaction = (await database()).transaction("comments", "readwrite");
  const store = transaction.objectStore("comments");
  store.put(stored);
  tidy(store);
  await finished(transaction);
}

/** Removes the oldest. Looks only at the index, newest first: the comments are not read. */
function tidy(store: IDBObjectStore): void {
  let count = 0;
  let size = 0;
  const request = store.index("age").openKeyCursor(null, "prev");
  request.onsuccess = () => {
    const { result: cursor } = request;
    if (!cursor) return;
    // The key of the index.
    const [, characters] = cursor.key as [keptAt: number, characters: number];
    size += characters;
    if (++count > MAX_CARDS || size > MAX_SIZE) store.delete(cursor.primaryKey);
    cursor.continue();
  };
}

/** Of one board, or of all boards of this user. */
export async function removeComments(userId: string, boardId?: string): Promise<void> {
  const transaction = (await database()).transaction("comments", "readwrite");
  const owner = boardId === undefined ? [userId] : [userId, boardId];
  // An array comes after every string.
  transaction.objectStore("comments").delete(IDBKeyRange.bound(owner, [...owner, []]));
  await finished(transaction);
}
