/** The boards that this browser has, with the changes that were made here: all there is without a network. */
import { begin, EMPTY } from "../../client/changes/optimistic-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { readUnsent } from "../board/outbox/browser-outbox.ts";
import { boardFrom } from "../board/state/new-board.ts";
import { copiedBoards, readCopy } from "../storage/board-copies.ts";

/** `since`: only copies that were made after that moment, and boards that were created here. */
export async function boardsHere(userId: string, since = 0): Promise<FullBoard[]> {
  const unsent = (await readUnsent(userId).catch(() => [])).sort((a, b) => a.order - b.order);
  const boards = unsent.flatMap((change) => boardFrom(change) ?? []);
  for (const boardId of await copiedBoards(userId, since).catch(() => [])) {
    const copy = await readCopy(userId, boardId);
    if (copy) boards.push(copy);
  }
  return boards.flatMap((confirmed) => {
    const pending = unsent
      .filter(({ boardId }) => boardId === confirmed.id)
      .map((change) => ({ ...change, phase: "waiting" as const }));
    return begin({ ...EMPTY, confirmed }, pending).shown ?? [];
  });
}
