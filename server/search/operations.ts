import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { SearchHit, searchRoutes } from "../../contract/search.ts";
import type { Handler } from "../platform/core/call.ts";
import { sessionOf } from "../platform/core/query.ts";
import { readBeginnings } from "./beginnings.ts";
import { behind, cursorOf, cursorText, findCards } from "./find-cards.ts";
import { readHits } from "./hits.ts";
import { readNames } from "./names.ts";
import { parseQuery } from "./parse-query.ts";

/** A hit may have 256 KiB of JSON: so many are read at a time, and a page ends when it has become this long. */
const STEP_HITS = 25;
const PAGE_CHARS = 1024 * 1024;

export const search: Handler<typeof searchRoutes.search> = async (call) => {
  const { q, board_id, tz = "UTC", limit = DEFAULT_PAGE, after } = call.input;
  const query = parseQuery(q);
  const names = await readNames(call, query, board_id);
  if (findsNothing(names)) return { items: [], next: null };
  const callerId = sessionOf(call).userId;
  const beginnings = await readBeginnings(call.context.db, query, callerId);
  const filters = { query, callerId, ...names, beginnings, now: new Date(), tz };
  const { found, next } = await findCards(call, filters, { from: cursorOf(after, filters), limit });
  const items: SearchHit[] = [];
  let read = 0;
  for (let chars = 0; read < found.length && chars < PAGE_CHARS; read += STEP_HITS) {
    const hits = await readHits(call, found.slice(read, read + STEP_HITS), query);
    items.push(...hits);
    chars += JSON.stringify(hits).length;
  }
  const last = found[read - 1];
  return { items, next: read < found.length && last ? cursorText(behind(last)) : next && cursorText(next) };
};

/** A name that nothing has, or no board at all. */
function findsNothing({
  boardIds,
  labels,
  members,
  columns,
}: Awaited<ReturnType<typeof readNames>>): boolean {
  return boardIds.length === 0 || [...labels, ...members, ...columns].some((ids) => ids.length === 0);
}
