import { useEffect, useState } from "react";
import type { SearchHit } from "../../contract/search.ts";
import { api } from "../session/api.ts";
import { useMe } from "../session/use-session.ts";
import { timeZone } from "../util/time-zone.ts";
import { searchFailure } from "./search-failure.ts";
import { searchHere } from "./search-here.ts";

/** The search waits for a pause in typing. */
const PAUSE_MS = 150;
const LIMIT = 8;

interface FoundCards {
  /** What was searched for: not yet the text in the field while typing goes on. */
  query: string;
  hits: readonly SearchHit[];
  failure: string | null;
  /** Found on the boards that this browser has, because the service was not reached. */
  isHere: boolean;
}

interface CardSearch extends FoundCards {
  retry: () => void;
}

const NOTHING: FoundCards = { query: "", hits: [], failure: null, isHere: false };

/** Cards for a text that is being typed; a request whose text has changed is aborted. */
export function useCardSearch(query: string): CardSearch {
  const { id: myId } = useMe();
  const [found, setFound] = useState(NOTHING);
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt searches again
  useEffect(() => {
    if (!query) return setFound(NOTHING);
    let attempt = new AbortController();
    const search = async () => {
      attempt.abort();
      attempt = new AbortController();
      const { signal } = attempt;
      try {
        const { items } = await api.search({ q: query, tz: timeZone(), limit: LIMIT }, { signal });
        if (!signal.aborted) setFound({ query, hits: items, failure: null, isHere: false });
      } catch (error) {
        if (signal.aborted) return;
        const hits = await searchHere(error, { userId: myId, query, signal });
        if (signal.aborted) return;
        if (hits) setFound({ query, hits: hits.slice(0, LIMIT), failure: null, isHere: true });
        else setFound({ query, hits: [], failure: searchFailure(error), isHere: false });
      }
    };
    const timer = setTimeout(search, PAUSE_MS);
    addEventListener("online", search);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", search);
      attempt.abort();
    };
  }, [query, attempts, myId]);
  return { ...found, retry: () => setAttempts(attempts + 1) };
}
