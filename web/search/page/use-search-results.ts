import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchHit } from "../../../contract/search.ts";
import { isSearchable } from "../../../contract/search-text/query-parts.ts";
import { changeCard, type RowChange } from "../../card-rows/change-card.ts";
import { useUndoSteps } from "../../card-rows/use-undo-steps.ts";
import type { Failure } from "../../session/reason.ts";
import { useMe } from "../../session/use-session.ts";
import { timeZone } from "../../util/time-zone.ts";
import { inOrder } from "../in-order.ts";
import { NOTHING_TO_SEARCH, searchFailure } from "../search-failure.ts";
import { searchHere } from "../search-here.ts";
import { nextHits } from "./next-hits.ts";

interface Loaded {
  query: string;
  boardId: string | null;
  hits: readonly SearchHit[];
  next: string | null;
  /** Found on the boards that this browser has, because the service was not reached. */
  isHere?: boolean;
}

interface Results {
  /** Undefined until they are known. */
  loaded: Loaded | undefined;
  /** They are those of the query. */
  isCurrent: boolean;
  isLoading: boolean;
  failure: Failure | null;
  load: () => void;
  loadMore: () => void;
  change: (hit: SearchHit, change: RowChange) => void;
}

const NOTHING = { hits: [], next: null };

/** Everything that a query finds, page by page; those of the last query stay until the next ones are there. */
export function useSearchResults(query: string, boardId: string | null): Results {
  const { id: userId } = useMe();
  const steps = useUndoSteps();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLoading, setLoading] = useState(false);
  const request = useRef(new AbortController());
  const read = useCallback(
    async (before: Pick<Loaded, "hits" | "next">) => {
      request.current.abort();
      request.current = new AbortController();
      const { signal } = request.current;
      const asked = { query, boardId };
      setFailure(null);
      setLoading(true);
      try {
        const page = await nextHits(
          { q: query, board_id: boardId ?? undefined, tz: timeZone(), after: before.next ?? undefined },
          signal,
        );
        if (signal.aborted) return;
        // Each page in itself: what has been read stays where it is.
        setLoaded({ ...asked, hits: [...before.hits, ...inOrder(page.items, null)], next: page.next });
      } catch (error) {
        if (signal.aborted) return;
        const hits = before.next === null ? await searchHere(error, asked, { userId, signal }) : null;
        if (signal.aborted) return;
        if (hits) setLoaded({ ...asked, hits: inOrder(hits, null), next: null, isHere: true });
        else setFailure(searchFailure(error, query));
      }
      setLoading(false);
    },
    [query, boardId, userId],
  );
  const load = useCallback(() => void read(NOTHING), [read]);
  useEffect(() => {
    if (!isSearchable(query)) {
      setLoaded(undefined);
      setFailure(query === "" ? null : NOTHING_TO_SEARCH);
      return;
    }
    load();
    addEventListener("online", load);
    return () => {
      removeEventListener("online", load);
      request.current.abort();
      setLoading(false);
    };
  }, [load, query]);
  const show = (cardId: string, fields: RowChange) =>
    setLoaded(
      (before) =>
        before && {
          ...before,
          hits: before.hits.map((hit) =>
            hit.card.id === cardId ? { ...hit, card: { ...hit.card, ...fields } } : hit,
          ),
        },
    );
  return {
    loaded,
    isCurrent: loaded?.query === query && loaded.boardId === boardId,
    isLoading,
    failure,
    load,
    loadMore: () => loaded && void read(loaded),
    change: (hit, change) =>
      changeCard(hit, change, { userId, show: (fields) => show(hit.card.id, fields), steps }),
  };
}
