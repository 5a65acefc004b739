import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { SearchHit, searchRoutes } from "../../contract/search.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { sessionOf } from "../platform/core/query.ts";
import { one } from "../platform/util/present.ts";
import { readBeginnings } from "./beginnings.ts";
import { firstNumberOfCard } from "./document.ts";
import { readHits } from "./hits.ts";
import { readNames } from "./names.ts";
import { parseQuery } from "./parse-query.ts";
import { type Filters, type Found, type FoundRow, foundCards, type Range, type Tier } from "./store.ts";

/** Documents that are looked at together: few at first, which is enough unless most of them are filtered out. */
const FEW = 1000;
const MANY = 1500;
/** More terms than these take longer to compare: then fewer documents are looked at together. */
const FEW_TERMS = 4;
/** On PostgreSQL, documents are compared one by one while one in so many matches. */
const FREQUENT = 10;
/** In one request, shared by its batches of boards; and for each of these at least. */
const MOST_LOOKED_AT = 4000;
const LEAST_LOOKED_AT = 100;
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
  const { found, next } = await findOnAll(call, filters, { from: cursorOf(after, filters), limit });
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

interface Cursor {
  tier: Tier;
  doc: number;
}

/** `at` is a board of the group that it was found in. */
type Placed = Found & { tier: Tier; at: string };

interface Page {
  found: Placed[];
  next: Cursor | null;
}

/** The index is asked about so many boards at a time. */
const BOARDS_AT_ONCE = 200;

/** A page ends where the first of the searches has ended: what the others have found beyond that comes with the next page. */
async function findOnAll(
  call: Call,
  filters: Filters,
  asked: { from: Cursor; limit: number },
): Promise<Page> {
  const pages: Page[] = [];
  const batches = batchesOf(await call.context.db.together(filters.boardIds));
  const mostLooked = Math.max(LEAST_LOOKED_AT, Math.floor(MOST_LOOKED_AT / batches.length));
  for (const { at, boardIds } of batches)
    pages.push(await findCards(call, { ...filters, boardIds }, { ...asked, at, mostLooked }));
  const [only] = pages;
  if (only && pages.length === 1) return only;
  const [end = null] = pages.flatMap(({ next }) => next ?? []).sort(inOrder);
  const found = pages
    .flatMap((page) => page.found)
    .filter((each) => !end || inOrder(each, end) <= 0)
    .sort(inOrder);
  const page = found.slice(0, asked.limit);
  const last = page.at(-1);
  return { found: page, next: found.length > asked.limit && last ? behind(last) : end };
}

interface Batch {
  at: string;
  boardIds: readonly string[];
}

function batchesOf(groups: readonly (readonly string[])[]): Batch[] {
  return groups.flatMap((group) => {
    const at = one(group, "board");
    const firsts = Array.from(
      { length: Math.ceil(group.length / BOARDS_AT_ONCE) },
      (_, n) => n * BOARDS_AT_ONCE,
    );
    return firsts.map((first) => ({ at, boardIds: group.slice(first, first + BOARDS_AT_ONCE) }));
  });
}

/** As they are found. */
function inOrder(a: Cursor, b: Cursor): number {
  return TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || b.doc - a.doc;
}

/**
 * The next cards, by tier and age. A page may be shorter than the limit and still not be the last one: a request looks at
 * a limited number of documents, however few of them pass the filters.
 */
async function findCards(
  call: Call,
  filters: Filters,
  { from, limit, at: board, mostLooked }: { from: Cursor; limit: number; at: string; mostLooked: number },
): Promise<Page> {
  const { db, pageReads } = call.context;
  const { terms, without } = filters.query;
  const who = { address: call.address(), account: filters.callerId };
  const share = FEW_TERMS / Math.max(FEW_TERMS, terms.length + without.terms.length);
  const found: Placed[] = [];
  let at: Cursor | null = from;
  let looked = Math.min(Math.ceil(FEW * share), mostLooked);
  let isScan = true;
  for (let total = 0; at && found.length <= limit; total += looked) {
    if (total >= mostLooked) return { found, next: at };
    const { tier, doc }: Cursor = at;
    const range: Range = {
      tier,
      before: doc,
      limit: limit + 1 - found.length,
      looked,
      isScan,
    };
    const { rows } = await pageReads.run(who, () =>
      db.readWithin(board, { rows: foundCards(db.kind, filters, range) }, filters.callerId),
    );
    found.push(...rows.filter(isFound).map((row) => ({ ...row, tier, at: board })));
    const more = rows.find((row) => row.id === null);
    isScan = !more || (isScan && more.matched * FREQUENT >= looked);
    looked = Math.min(Math.ceil((more ? MANY : FEW) * share), mostLooked);
    const last = found.at(-1);
    const passed: number = last?.tier === tier ? behind(last).doc : LATEST;
    at = more
      ? { tier, doc: Math.min(more.doc, passed) }
      : tier === "title"
        ? { tier: "rest", doc: LATEST }
        : null;
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { found: page, next: found.length > limit && last ? behind(last) : null };
}

/** Its card has been found: other documents of it must not find it again. */
function behind({ tier, doc }: Placed): Cursor {
  return { tier, doc: firstNumberOfCard(doc) };
}

function isFound(row: FoundRow): row is Found {
  return row.id !== null;
}

const LATEST = Number.MAX_SAFE_INTEGER;
const TIERS = ["title", "rest"] as const;

/** Without words there is no title to find them in, whatever a cursor says. */
function cursorOf(after: string | undefined, { query }: Filters): Cursor {
  const [tier, doc] = after?.split("_").map(Number) ?? [0, LATEST];
  const isTitle = tier === 0 && query.terms.length > 0;
  return { tier: isTitle ? "title" : "rest", doc: Math.min(doc ?? LATEST, LATEST) };
}

function cursorText({ tier, doc }: Cursor): string {
  return `${TIERS.indexOf(tier)}_${doc}`;
}
