import { useEffect, useMemo, useState } from "react";
import type { BoardEvent } from "../../../contract/events.ts";
import { useBoard } from "../../board/use-board.ts";
import { type Names, namesOf, refersToUnknown } from "../sentences/names.ts";
import { loadEvents } from "./load-events.ts";
import { useRuleWords } from "./use-rule-words.ts";

/** In these, what has left the board is named. */
const REMOVALS = ["column.deleted", "board.member_removed"] as const;

/**
 * The names in these events. Where some are about one card or by one person, the events that name what has left the
 * board are not among them: those are loaded when a name is missing.
 */
export function useNames(events: readonly BoardEvent[], here: string | null): Names {
  const { board, me } = useBoard();
  const [removals, setRemovals] = useState<readonly BoardEvent[] | null>(null);
  const names = useMemo(
    () => namesOf(board, [...events, ...(removals ?? [])], { myId: me.id, here }),
    [board, events, removals, me.id, here],
  );
  const isMissing = removals === null && events.some((event) => refersToUnknown(event, names));
  const boardId = board.id;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    loadEvents(boardId, { kinds: REMOVALS }, Number.MAX_SAFE_INTEGER).then(
      (page) => isCurrent && setRemovals(page.events),
      // Without them it says "a deleted column".
      () => isCurrent && setRemovals([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, boardId]);
  const ruleWords = useRuleWords(events);
  return { ...names, ruleWords };
}
