import { useCallback, useEffect, useMemo, useState } from "react";
import type { FullBoard } from "../../contract/boards.ts";
import type { Filter } from "../board/filter/filter.ts";
import { parseFilter, queryOf } from "../board/filter/filter-address.ts";
import { placeholdersOn } from "../board/filter/placeholders.ts";
import { addressOf, currentPath } from "../installation.ts";

/** Nobody is logged in. */
const NOBODY = "";
/** Browsers limit how often the address may change. */
const TYPING_MS = 250;

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
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = addressOf(currentPath()) + (query && `?${query}`) + location.hash;
      history.replaceState(history.state, "", address);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return [filter, useCallback((next: Filter) => setQuery(queryOf(next, NOBODY)), [])];
}
