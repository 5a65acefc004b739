import type { Operation } from "../../../client/changes/operations.ts";
import { orderAt } from "../../../client/queue/outbox.ts";
import { randomId } from "../../../client/util/random-id.ts";
import { addUnsent, readUnsent } from "./browser-outbox.ts";

interface OutsideChange {
  operation: Operation;
  failure: string;
  board: { id: string; title: string };
  userId: string;
}

/**
 * For a change that is made outside of its board. Without a network it waits in the outbox of the board, under the same key:
 * the service may have it already. It also waits behind others there, so that the last change wins.
 */
export async function sendOrStore(
  { operation, failure, board, userId }: OutsideChange,
  send: (options: { key: string }) => Promise<unknown>,
): Promise<void> {
  const key = randomId();
  // Not when it has failed: what is done meanwhile on the board comes after it.
  const made = Date.now();
  const at = new Date(made).toISOString();
  const waiting = await readUnsent(userId).catch(() => []);
  try {
    if (!waiting.some(({ boardId }) => boardId === board.id)) {
      await send({ key });
      return;
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  const whose = { userId, boardId: board.id, boardTitle: board.title };
  await addUnsent({ key, operation, failure, at, ...whose, order: orderAt(made) });
}
