import * as texts from "#texts/boards.ts";
import { localId } from "../../../client/changes/local-id.ts";
import type { Operation } from "../../../client/changes/operations.ts";
import { orderAt } from "../../../client/queue/outbox.ts";
import { randomId } from "../../../client/util/random-id.ts";
import type { InputOf } from "../../../contract/index.ts";
import type { User } from "../../../contract/users.ts";
import { announceUnsent, storeUnsent } from "../../board/outbox/browser-outbox.ts";
import { api } from "../../session/api.ts";
import { failureOf, isUnreachable } from "../../session/reason.ts";

/**
 * Returns the id of the new board. Without an answer that is a local one: creating the board is the first change in its
 * outbox, under the same key, because the service may have created it already.
 */
export async function createBoard(
  input: InputOf<"createBoard">,
  user: User,
  key = randomId(),
): Promise<string> {
  const made = Date.now();
  try {
    return (await api.createBoard(input, { key })).id;
  } catch (error) {
    if (!isUnreachable(failureOf(error))) throw error;
  }
  const boardId = localId();
  const operation: Operation = { route: "createBoard", input, creates: boardId, user };
  const whose = { userId: user.id, boardId, boardTitle: input.title };
  const at = new Date(made).toISOString();
  const change = { key, operation, failure: texts.boardNotCreatedNote(input.title), at, ...whose };
  await storeUnsent({ ...change, order: orderAt(made) });
  announceUnsent({ ...change, order: orderAt(made) });
  return boardId;
}
