import { useEffect, useState } from "react";
import type { SearchHit } from "../../contract/search.ts";
import { api } from "../session/api.ts";
import { timeZone } from "../util/time-zone.ts";
import { searchFailure } from "./search-failure.ts";

/** The search waits for a pause in typing. */
const PAUSE_MS = 150;
const LIMIT = 8;

interface FoundCards {
  /** What was searched for: not yet the text in the field while typing goes on. */
  query: string;
  hits: readonly SearchHit[];
  failure: string | null;
}

interface CardSearch extends FoundCards {
  retry: () => void;
}

const NOTHING: FoundCards = { query: "", hits: [], failure: null };

/** Cards for a text that is being typed; a request whose text has changed is aborted. */
export function useCardSearch(query: string): CardSearch {
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
        if (!signal.aborted) setFound({ query, hits: items, failure: null });
      } catch (error) {
        if (!signal.aborted) setFound({ query, hits: [], failure: searchFailure(error) });
      }
    };
    const timer = setTimeout(search, PAUSE_MS);
    addEventListener("online", search);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", search);
      attempt.abort();
    };
  }, [query, attempts]);
  return { ...found, retry: () => setAttempts(attempts + 1) };
}
