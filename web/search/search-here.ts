/** Without a network, the boards that this browser has are searched, with the changes that were made here. */
import type { FullBoard } from "../../contract/boards.ts";
import type { SearchHit } from "../../contract/search.ts";
import { boardsHere } from "../card-rows/boards-here.ts";
import { failureOf, isUnreachable } from "../session/reason.ts";
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
  for (const board of await knownBoards(userId)) {
    if (signal.aborted) break;
    if (boardId !== null && board.id !== boardId) continue;
    found.push(...findCards(board, wanted, { userId, now: new Date() }));
    // A large board takes a while, and the next key must not wait for all of them.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return hitsOf(found, wanted, MOST);
}

/** For a moment they stay as they were read. */
export function knownBoards(userId: string): Promise<readonly FullBoard[]> {
  if (known?.userId !== userId || Date.now() - known.at > FRESH_MS)
    known = { userId, at: Date.now(), boards: boardsHere(userId) };
  return known.boards;
}
