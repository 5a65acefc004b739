import { useMemo } from "react";
import type { FullBoard } from "../../../contract/boards.ts";
import { type Filter, isOnlySimilar } from "./filter.ts";

/** The filter as the board is shown with it: if nothing has the words of its text, a typo is tolerated. */
export function useTolerance(filter: Filter, board: FullBoard | null): Filter {
  const { text } = filter;
  const columns = board?.columns;
  const isSimilar = useMemo(() => columns !== undefined && isOnlySimilar(columns, text), [columns, text]);
  return useMemo(() => (isSimilar ? { ...filter, isSimilar } : filter), [filter, isSimilar]);
}
