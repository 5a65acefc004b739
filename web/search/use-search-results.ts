import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchHit } from "../../contract/search.ts";
import { api } from "../session/api.ts";
import { type Failure, failureOf } from "../session/reason.ts";
import { useMe } from "../session/use-session.ts";
import { timeZone } from "../util/time-zone.ts";
import { searchFailure } from "./search-failure.ts";
import { searchHere } from "./search-here.ts";

interface Loaded {
  query: string;
  hits: readonly SearchHit[];
  next: string | null;
  /** Found on the boards that this browser has, because the service was not reached. */
  isHere?: boolean;
}

interface Results {
  /** Undefined until they are known. */
  loaded: Loaded | undefined;
  isLoading: boolean;
  failure: Failure | null;
  load: () => void;
  loadMore: () => void;
}

const NOTHING = { hits: [], next: null };

/** Everything that a query finds, page by page; those of the last query stay until the next ones are there. */
export function useSearchResults(query: string): Results {
  const { id: myId } = useMe();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLoading, setLoading] = useState(false);
  const request = useRef(new AbortController());
  const read = useCallback(
    async (before: Pick<Loaded, "hits" | "next">) => {
      request.current.abort();
      request.current = new AbortController();
      const { signal } = request.current;
      setFailure(null);
      setLoading(true);
      try {
        const page = await api.search(
          { q: query, tz: timeZone(), after: before.next ?? undefined },
          { signal },
        );
        if (signal.aborted) return;
        setLoaded({ query, hits: [...before.hits, ...page.items], next: page.next });
      } catch (error) {
        if (signal.aborted) return;
        const hits = before.next === null ? await searchHere(error, { userId: myId, query, signal }) : null;
        if (signal.aborted) return;
        if (hits) setLoaded({ query, hits, next: null, isHere: true });
        else setFailure({ ...failureOf(error), reason: searchFailure(error) });
      }
      setLoading(false);
    },
    [query, myId],
  );
  const load = useCallback(() => void read(NOTHING), [read]);
  useEffect(() => {
    if (query === "") {
      setLoaded(undefined);
      setFailure(null);
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
  return { loaded, isLoading, failure, load, loadMore: () => loaded && void read(loaded) };
}

interface BoardHits {
  board: SearchHit["board"];
  hits: readonly SearchHit[];
}

/** By board; the board of the best hit comes first. */
export function byBoard(hits: readonly SearchHit[]): BoardHits[] {
  return [...Map.groupBy(hits, ({ board }) => board.id).values()].flatMap((group) =>
    group[0] ? { board: group[0].board, hits: group } : [],
  );
}
