import type { SearchHit } from "../../contract/search.ts";
import { failureOf, isUnreachable } from "../session/reason.ts";

/** What the boards that this browser has contain; null if the service has answered, or the query needs it. */
export async function searchWithout(
  error: unknown,
  userId: string,
  query: string,
  signal: AbortSignal,
): Promise<readonly SearchHit[] | null> {
  if (!isUnreachable(failureOf(error))) return null;
  const { searchHere } = await import("./search-here.ts");
  return searchHere(userId, query, signal).catch(() => null);
}
