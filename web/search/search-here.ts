/** Without a network, the boards that this browser has are searched, with the changes that were made here. */
import { begin, EMPTY } from "../../client/changes/optimistic-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { SearchHit } from "../../contract/search.ts";
import { readUnsent } from "../board/outbox/browser-outbox.ts";
import { boardFrom } from "../board/state/new-board.ts";
import { failureOf, isUnreachable } from "../session/reason.ts";
import { copiedBoards, readCopy } from "../storage/board-copies.ts";
import { findCards, hitsOf, wantedBy } from "./find-cards.ts";

const MOST = 100;
/** While somebody types, the boards are read once. */
const FRESH_MS = 10_000;

let known: { userId: string; at: number; boards: Promise<readonly FullBoard[]> } | undefined;

interface Asked {
  query: string;
  /** The only board that is searched, if there is one. */
  boardId: string | null;
}

/** After a search that has failed; null if the service has answered, or the query needs it. */
export async function searchHere(
  error: unknown,
  { query, boardId }: Asked,
  { userId, signal }: { userId: string; signal: AbortSignal },
): Promise<readonly SearchHit[] | null> {
  const wanted = isUnreachable(failureOf(error)) ? wantedBy(query) : null;
  if (!wanted) return null;
  const found: ReturnType<typeof findCards> = [];
  for (const board of await boardsHere(userId)) {
    if (signal.aborted) break;
    if (boardId !== null && board.id !== boardId) continue;
    found.push(...findCards(board, wanted));
    // A large board takes a while, and the next key must not wait for all of them.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return hitsOf(found, wanted, MOST);
}

function boardsHere(userId: string): Promise<readonly FullBoard[]> {
  if (known?.userId !== userId || Date.now() - known.at > FRESH_MS)
    known = { userId, at: Date.now(), boards: readBoards(userId) };
  return known.boards;
}

async function readBoards(userId: string): Promise<FullBoard[]> {
  const unsent = (await readUnsent(userId).catch(() => [])).sort((a, b) => a.order - b.order);
  const boards = unsent.flatMap((change) => boardFrom(change) ?? []);
  for (const boardId of await copiedBoards(userId).catch(() => [])) {
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
