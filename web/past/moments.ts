/** The board at earlier event numbers, and the events that led there; both are kept, because people go back and forth. */
import { useEffect, useState } from "react";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { loadEvents } from "../activity/feed/load-events.ts";
import { api } from "../session/api.ts";

const BOARDS_KEPT = 24;
const EVENTS_KEPT = 2000;
/** How many events after the one that is wanted are loaded with it. */
const AHEAD = 25;
/** While somebody moves the slider, events are loaded only where it rests. */
const REST_MS = 60;

const boards = new Map<string, Promise<FullBoard>>();
const events = new Map<string, BoardEvent>();

const nameOf = (boardId: string, seq: number) => `${boardId} ${seq}`;

function boardAt(boardId: string, at: number): Promise<FullBoard> {
  const name = nameOf(boardId, at);
  const board = boards.get(name) ?? api.getBoard({ board_id: boardId, at });
  // The least recently used one is first.
  boards.delete(name);
  boards.set(name, board);
  board.catch(() => boards.delete(name));
  for (const oldest of boards.keys()) {
    if (boards.size <= BOARDS_KEPT) break;
    boards.delete(oldest);
  }
  return board;
}

interface Past {
  /** The last one that was loaded: it stays until the next one is there. */
  board: FullBoard | null;
  /** Why the one that is wanted could not be loaded. */
  error: unknown;
}

export function usePast(boardId: string, at: number): Past & { retry: () => void } {
  const [past, setPast] = useState<Past>({ board: null, error: null });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isOver = false;
    boardAt(boardId, at).then(
      (board) => isOver || setPast({ board, error: null }),
      (error: unknown) => isOver || setPast((before) => ({ ...before, error })),
    );
    return () => {
      isOver = true;
    };
  }, [boardId, at, tries]);
  return { ...past, retry: () => setTries(tries + 1) };
}

/** The event with this number, once it is known. */
export function useEventAt(boardId: string, seq: number): BoardEvent | null {
  const [, setLoaded] = useState(0);
  const known = events.get(nameOf(boardId, seq)) ?? null;
  const isMissing = !known && seq > 0;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    const load = async () => {
      const page = await loadEvents(boardId, {}, seq + AHEAD);
      if (events.size > EVENTS_KEPT) events.clear();
      for (const event of page.events) events.set(nameOf(boardId, event.seq), event);
      if (!isOver) setLoaded(seq);
    };
    // The slider works without: only its time is missing.
    const timer = setTimeout(() => load().catch(() => {}), REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [boardId, seq, isMissing]);
  return known;
}
