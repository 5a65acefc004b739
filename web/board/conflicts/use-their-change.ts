/** Who has changed a text, and when: from the log, because the page may not have seen it happen. */
import { useEffect, useState } from "react";
import type { Conflict } from "../../../client/changes/conflicts.ts";
import { idsIn } from "../../../client/changes/operations.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { loadEvents } from "../../activity/feed/load-events.ts";
import { type Author, authorIn, authorOf } from "../presence/authors.ts";

export interface TheirChange {
  author: Author;
  /** Null if it is not known. */
  at: string | null;
}

export function useTheirChange(
  { key, operation, entries, theirs }: Conflict,
  board: FullBoard,
  myId: string,
) {
  const [id = ""] = idsIn(operation);
  const [change, setChange] = useState<TheirChange>({ author: authorOf(id), at: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when their text has changed
  useEffect(() => {
    let isOver = false;
    const names = Object.keys(theirs);
    const cardId = entries[0]?.card?.id;
    const isTheirs = ({ data, previous }: BoardEvent) =>
      "id" in data && data.id === id && names.some((name) => name in (previous ?? {}));
    loadEvents(board.id, cardId === undefined ? {} : { cardId }, Number.MAX_SAFE_INTEGER)
      .then(({ events }) => {
        const found = events.find(isTheirs);
        if (!found || isOver) return;
        const author = found.user_id === myId ? "you" : authorIn(found, board);
        setChange({ author, at: found.timestamp });
      })
      // Offline: what this page has seen is all there is.
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [key, JSON.stringify(theirs)]);
  return change;
}
