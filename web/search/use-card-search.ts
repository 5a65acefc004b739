import { useEffect, useState } from "react";
import type { SearchHit } from "../../contract/search.ts";
import { isSearchable } from "../../contract/search-text/query-parts.ts";
import type { Failure } from "../session/reason.ts";
import { useMe } from "../session/use-session.ts";
import { timeZone } from "../util/time-zone.ts";
import { inOrder } from "./in-order.ts";
import { nextHits } from "./page/next-hits.ts";
import { NOTHING_TO_SEARCH, searchFailure } from "./search-failure.ts";
import { searchHere } from "./search-here.ts";

/** The search waits for a pause in typing. */
const PAUSE_MS = 150;
const LIMIT = 8;
/** The service does not put what is left to do first: it is looked for among so many. */
const ASKED = 25;

interface FoundCards {
  /** What was searched for: not yet the text in the field while typing goes on. */
  query: string;
  hits: readonly SearchHit[];
  /** There may be others. */
  hasMore: boolean;
  failure: Failure | null;
  /** Found on the boards that this browser has, because the service was not reached. */
  isHere: boolean;
}

interface CardSearch extends FoundCards {
  retry: () => void;
}

const NOTHING: FoundCards = { query: "", hits: [], hasMore: false, failure: null, isHere: false };

/**
 * Cards for a text that is being typed, those of the board that is open first; a request whose text has changed is
 * aborted.
 */
export function useCardSearch(query: string, boardId: string | null): CardSearch {
  const { id: userId } = useMe();
  const [found, setFound] = useState(NOTHING);
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt searches again
  useEffect(() => {
    if (!query) return setFound(NOTHING);
    if (!isSearchable(query)) return setFound({ ...NOTHING, query, failure: NOTHING_TO_SEARCH });
    let attempt = new AbortController();
    const search = async () => {
      attempt.abort();
      attempt = new AbortController();
      const { signal } = attempt;
      try {
        const asked = { q: query, tz: timeZone(), limit: ASKED };
        const { items, next } = await nextHits(asked, signal);
        // Among so many, those of this board may be left out.
        const here = next && boardId ? (await nextHits({ ...asked, board_id: boardId }, signal)).items : [];
        const hasMore = next !== null || items.length > LIMIT;
        if (!signal.aborted) setFound({ ...NOTHING, query, hits: firstOf([...here, ...items]), hasMore });
      } catch (error) {
        if (signal.aborted) return;
        const here = await searchHere(error, { query, boardId: null }, { userId, signal });
        if (signal.aborted) return;
        if (!here) setFound({ ...NOTHING, query, failure: searchFailure(error, query) });
        else
          setFound({
            ...NOTHING,
            query,
            hits: firstOf(here),
            hasMore: here.length > LIMIT,
            isHere: true,
          });
      }
    };
    const firstOf = (hits: readonly SearchHit[]) => {
      const each = new Map(hits.map((hit) => [hit.card.id, hit]));
      return inOrder([...each.values()], boardId).slice(0, LIMIT);
    };
    const timer = setTimeout(search, PAUSE_MS);
    addEventListener("online", search);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", search);
      attempt.abort();
    };
  }, [query, boardId, attempts, userId]);
  return { ...found, retry: () => setAttempts(attempts + 1) };
}
