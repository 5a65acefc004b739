import type { OwnedChange } from "../../../client/browser/indexed-db-outbox.ts";
import type { Operation } from "../../../client/changes/operations.ts";
import { orderAt } from "../../../client/queue/outbox.ts";
import { randomId } from "../../../client/util/random-id.ts";
import { failureOf, isUnreachable } from "../../session/reason.ts";
import { announceUnsent, readUnsent, removeUnsent, storeUnsent } from "./browser-outbox.ts";

const OUTBOX = { announceUnsent, readUnsent, removeUnsent, storeUnsent };

interface OutsideChange {
  operation: Operation;
  failure: string;
  board: { id: string; title: string };
  userId: string;
  key?: string;
}

/**
 * For a change that is made outside of its board. It is stored in the outbox of the board before it is sent, so that closing
 * the page does not lose it. Without an answer it waits there, under the same key: the service may have it already. It also
 * waits behind others there, so that the last change wins. One that cannot be stored is sent at once.
 */
export async function sendOrStore(
  { operation, failure, board, userId, key = randomId() }: OutsideChange,
  send: (options: { key: string }) => Promise<unknown>,
  outbox = OUTBOX,
): Promise<void> {
  const made = Date.now();
  const whose = { userId, boardId: board.id, boardTitle: board.title };
  const at = new Date(made).toISOString();
  const change: OwnedChange = { key, operation, failure, at, ...whose, order: orderAt(made) };
  const waiting = await outbox.readUnsent(userId).catch(() => []);
  const isStored = await outbox.storeUnsent(change).then(
    () => true,
    () => false,
  );
  try {
    if (!isStored || !waiting.some(({ boardId }) => boardId === board.id)) {
      await send({ key });
      return await outbox.removeUnsent(change);
    }
  } catch (error) {
    if (!isStored || !isUnreachable(failureOf(error))) {
      await outbox.removeUnsent(change);
      throw error;
    }
  }
  outbox.announceUnsent(change);
}
