import { useCallback, useMemo, useState } from "react";
import type { FullBoard } from "../../contract/boards.ts";
import type { Filter } from "../board/filter/filter.ts";
import { parseFilter, queryOf } from "../board/filter/filter-address.ts";
import { placeholdersOn } from "../board/filter/placeholders.ts";
import { keepFilterSoon } from "./kept-filter.ts";

/** Nobody is logged in. */
const NOBODY = "";

/** The filter is in the address, beside the card that is open, so that what it shows can be linked to. */
export function useSharedFilter(board: FullBoard): [Filter, (filter: Filter) => void] {
  const [query, setQuery] = useState(() => location.search.slice(1));
  const { labels, members } = board;
  const ids = useMemo(
    () =>
      placeholdersOn(board)
        .map(({ id }) => id)
        .join(),
    [board],
  );
  const filter = useMemo(
    () => parseFilter(query, { labels, members, placeholderIds: ids.split(",") }, NOBODY),
    [query, labels, members, ids],
  );
  const change = useCallback((next: Filter) => {
    const nextQuery = queryOf(next, NOBODY);
    setQuery(nextQuery);
    keepFilterSoon(nextQuery);
  }, []);
  return [filter, change];
}
