import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FullBoard } from "../../../contract/boards.ts";
import { withCalendar } from "../../calendar/view-state.ts";
import { setQuery, useQuery } from "../../router.ts";
import { type Filter, NO_FILTER } from "./filter.ts";
import { parseFilter, queryOf } from "./filter-address.ts";
import { placeholdersOn } from "./placeholders.ts";

const MINUTE_MS = 60_000;
/** Browsers limit how often the address may change. */
const TYPING_MS = 250;

/** The filter in the address. Each choice is a step that Back undoes; typing a text is one step. */
export function useFilter(board: FullBoard | null, myId: string): [Filter, (filter: Filter) => void] {
  const query = useQuery();
  const labels = board?.labels;
  const members = board?.members;
  // As a text: every change of the board makes a new list, mostly of the same people.
  const ids = useMemo(() => (board ? placeholdersOn(board) : []).map(({ id }) => id).join(), [board]);
  const inAddress = useMemo(
    () =>
      labels && members
        ? parseFilter(query, { labels, members, placeholderIds: ids.split(",") }, myId)
        : NO_FILTER,
    [query, labels, members, ids, myId],
  );
  /** Text that is not in the address yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const filter = useMemo(
    () => (typed === null ? inAddress : { ...inAddress, text: typed }),
    [inAddress, typed],
  );
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setQuery(withCalendar(queryOf({ ...inAddress, text: typed }, myId)), {
        replace: inAddress.text !== "",
      });
      // Not what was typed since: on a busy page the cleanup comes after the timer.
      setTyped((now) => (now === typed ? null : now));
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, inAddress, myId]);
  const shown = useRef(filter);
  shown.current = filter;
  const change = useCallback(
    (next: Filter) => {
      const isTyping = next.text !== shown.current.text && next.text !== "";
      setTyped(isTyping ? next.text : null);
      if (!isTyping) setQuery(withCalendar(queryOf(next, myId)));
    },
    [myId],
  );
  return [useCurrent(filter), change];
}

/** What is due changes as time passes: the same filter as another object once a minute. */
function useCurrent(filter: Filter): Filter {
  const [minute, setMinute] = useState(0);
  const isTimed = filter.due !== null && filter.due !== "none";
  useEffect(() => {
    if (!isTimed) return;
    const timer = setInterval(() => setMinute((before) => before + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, [isTimed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object every minute is the purpose
  return useMemo(() => (isTimed ? { ...filter } : filter), [filter, isTimed, minute]);
}
