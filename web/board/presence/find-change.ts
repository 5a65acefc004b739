/** Who has changed something, and when: from the log, because the page may not have seen it happen. */
import { findCard } from "../../../client/changes/board-changes.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { loadEvents } from "../../activity/feed/load-events.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { type Author, authorIn } from "./authors.ts";

export interface FoundChange {
  author: Author;
  at: string;
  event: BoardEvent;
}

interface Wanted {
  board: FullBoard;
  /** The card that it is on, if it is on one. */
  cardId: string | undefined;
  isIt: (event: BoardEvent) => boolean;
  myId: string;
}

/** The latest; null if it is not among the latest events. */
export async function findChange({ board, cardId, isIt, myId }: Wanted): Promise<FoundChange | null> {
  const filter = cardId !== undefined && findCard(board, cardId) ? { cardId } : {};
  const { events } = await loadEvents(board.id, filter, Number.MAX_SAFE_INTEGER);
  const found = events.find(isIt);
  if (!found) return null;
  const author = found.user_id === myId ? "you" : authorIn(found, board);
  const at = found.timestamp;
  return {
    at,
    event: found,
    author: author === "someone" ? await formerMember(board.id, found.user_id) : author,
  };
}

/** The event of their removal has their name. */
async function formerMember(boardId: string, userId: string | null): Promise<Author> {
  const { events } = await loadEvents(boardId, { kinds: ["board.member_removed"] }, Number.MAX_SAFE_INTEGER);
  for (const event of events)
    if (event.type === "board.member_removed" && event.data.user_id === userId)
      return { name: nameOf(event.data.user) };
  return "someone";
}
