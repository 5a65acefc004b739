/** Who has changed something, and when: from the log, because the page may not have seen it happen. */
import { findCard } from "../../../client/changes/board-changes.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent, EventOf } from "../../../contract/events.ts";
import { loadEvents } from "../../activity/feed/load-events.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { type Author, authorIn, type Removal } from "./authors.ts";

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
  return { at: found.timestamp, event: found, author: await whoDid(found, board, myId) };
}

/** How the card left the board, by itself or with its column; null if the log does not tell. */
export async function findRemoval(board: FullBoard, cardId: string, myId: string): Promise<Removal | null> {
  const event = await lastPlacing(board.id, cardId);
  if (!event) return null;
  const { title, column_id: columnId } = event.data;
  if (event.type === "card.deleted") {
    const author = await whoDid(event, board, myId);
    return { author, isArchived: event.archived === true, title, columnId, card: event.data };
  }
  if (board.columns.some(({ id }) => id === columnId)) return null;
  const kinds = ["column.deleted"] as const;
  const { events } = await loadEvents(board.id, { kinds }, Number.MAX_SAFE_INTEGER);
  const gone = events.find((each) => each.type === "column.deleted" && each.data.id === columnId);
  if (gone?.type !== "column.deleted") return null;
  const { id, title: columnTitle } = gone.data;
  const author = await whoDid(gone, board, myId);
  return { author, isArchived: gone.archived === true, title, columnId, with: { id, title: columnTitle } };
}

const PLACING = ["card.deleted", "card.created", "card.moved"] as const;

/** The latest event that says where the card is, or was. */
async function lastPlacing(
  boardId: string,
  cardId: string,
): Promise<EventOf<(typeof PLACING)[number]> | null> {
  const { events } = await loadEvents(boardId, { cardId, kinds: PLACING }, Number.MAX_SAFE_INTEGER);
  const [event] = events;
  const isPlacing =
    event?.type === "card.deleted" || event?.type === "card.created" || event?.type === "card.moved";
  return isPlacing ? event : null;
}

/** The latest deletion of a card, unless it has come back since: then it has gone with its column. */
export async function lastRemoval(boardId: string, cardId: string): Promise<EventOf<"card.deleted"> | null> {
  const event = await lastPlacing(boardId, cardId);
  return event?.type === "card.deleted" ? event : null;
}

export async function whoDid(event: BoardEvent, board: FullBoard, myId: string): Promise<Author> {
  const author = event.user_id === myId ? "you" : authorIn(event, board);
  return author === "someone" ? await formerMember(board.id, event.user_id) : author;
}

/** The event of their removal has their name. */
async function formerMember(boardId: string, userId: string | null): Promise<Author> {
  const { events } = await loadEvents(boardId, { kinds: ["board.member_removed"] }, Number.MAX_SAFE_INTEGER);
  for (const event of events)
    if (event.type === "board.member_removed" && event.data.user_id === userId)
      return { name: nameOf(event.data.user) };
  return "someone";
}
