/** The outbox in the app's database, beside the files that wait for their cards. */
import { finished, result } from "../../../client/browser/indexed-db.ts";
import { CHANGES, indexedDbOutbox, type OwnedChange } from "../../../client/browser/indexed-db-outbox.ts";
import type { Outbox } from "../../../client/queue/outbox.ts";
import { database } from "../../storage/database.ts";
import { createListeners } from "../../util/listeners.ts";
import { tellTabs } from "../session/tabs.ts";
import { keepIds } from "../state/local-ids.ts";
import { bringIn, untilWritten } from "./left-changes.ts";

export function browserOutbox(userId: string, boardId: string): Outbox {
  const stored = indexedDbOutbox({
    userId,
    boardId,
    open: database,
    alongside: {
      stores: ["files"],
      // Together with the changes, so that a file always knows its card, or which change creates it.
      write: (transaction, created) => {
        keepIds(created);
        const filesByCard = transaction.objectStore("files").index("card");
        for (const [local, real] of created) moveFiles(filesByCard.openCursor(local), real);
      },
    },
  });
  return {
    read: () => storeLeft().then(stored.read),
    write(put, removeKeys = [], created) {
      const changes = put.map((each) => ({ ...each, userId, boardId }));
      return untilWritten(stored.write(put, removeKeys, created), changes, removeKeys);
    },
  };
}

/** What pages that are gone had no time to store is stored now. */
function storeLeft(): Promise<void> {
  return bringIn(async (left) => {
    const transaction = (await database()).transaction(CHANGES, "readwrite");
    for (const change of left) transaction.objectStore(CHANGES).put(change);
    await finished(transaction);
  }).catch(() => {});
}

/** The files of a card that has its real id now; they are dropped if it was not created. */
function moveFiles(request: IDBRequest<IDBCursorWithValue | null>, cardId: string | null): void {
  request.onsuccess = () => {
    const { result: cursor } = request;
    if (!cursor) return;
    if (cardId === null) cursor.delete();
    else cursor.update({ ...cursor.value, cardId });
    cursor.continue();
  };
}

const listeners = createListeners();

/** Called when a page that shows no board has stored a change. */
export const onUnsent = listeners.subscribe;

/** A change that is made outside of its board. */
export async function storeUnsent(change: OwnedChange): Promise<void> {
  await browserOutbox(change.userId, change.boardId).write([change]);
}

/** It was sent, or refused. */
export async function removeUnsent({ userId, boardId, key }: OwnedChange): Promise<void> {
  await browserOutbox(userId, boardId)
    .write([], [key])
    .catch(() => {});
}

/** It could not be sent: a tab that has the board open sends it, or it is sent like those of closed pages. */
export function announceUnsent({ userId, boardId }: OwnedChange): void {
  tellTabs(userId, boardId, { type: "stored" });
  listeners.notify();
}

/** How many unsent files this user has in this browser, on all boards. */
export async function countFiles(userId: string): Promise<number> {
  return result((await database()).transaction("files").objectStore("files").index("user").count(userId));
}

/** Unsent changes on all boards, in no particular order. */
export async function readUnsent(userId: string): Promise<OwnedChange[]> {
  await storeLeft();
  const changes = (await database()).transaction(CHANGES).objectStore(CHANGES);
  return result(changes.index("user").getAll(userId));
}

/** Removes and returns a user's changes made before that time, on all boards but one. */
export async function removeUnsentBefore(
  time: number,
  userId: string,
  keptBoardId: string | null,
): Promise<OwnedChange[]> {
  const transaction = (await database()).transaction(CHANGES, "readwrite");
  const changes = transaction.objectStore(CHANGES);
  const all: OwnedChange[] = await result(changes.getAll());
  const old = all.filter(
    (each) => each.userId === userId && Date.parse(each.at) < time && each.boardId !== keptBoardId,
  );
  for (const { key } of old) changes.delete(key);
  await finished(transaction);
  return old;
}
