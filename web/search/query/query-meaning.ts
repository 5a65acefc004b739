/** What a query asks for, as far as it matters before the service answers. */
import { queryParts } from "../../../contract/search-text/query-parts.ts";

export const ARCHIVED = "is:archived";

/** It finds archived cards and no others. */
export function findsArchived(query: string): boolean {
  return queryParts(query).some(
    (part) =>
      part.kind === "operator" &&
      !part.isExcluded &&
      `${part.operator}:${part.value.toLowerCase()}` === ARCHIVED,
  );
}

/** It can only be meant for cards: boards and actions have neither numbers nor labels. */
export function isForCards(query: string): boolean {
  return /^[#@]/.test(query) || queryParts(query).some((part) => part.kind === "operator" || part.isExcluded);
}
