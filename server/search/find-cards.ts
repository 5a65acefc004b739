/** The next cards that a query finds, by tier and age, on boards that may be in several parts of the database. */
import type { Call } from "../platform/core/call.ts";
import { one } from "../platform/util/present.ts";
import { firstNumberOfCard } from "./document.ts";
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
/** Where boards are in several parts, each of which has to be asked, so many times as much. */
const MOST_TIMES = 5;
/** What asking costs, in documents. */
const ASKING = 100;
/** The index is asked about so many boards at a time. */
const BOARDS_AT_ONCE = 200;

export interface Cursor {
  tier: Tier;
  doc: number;
}

/** `at` is a board of the group that it was found in. */
export type Placed = Found & { tier: Tier; at: string };

interface Page {
  found: Placed[];
  next: Cursor | null;
}

/** Of one batch of boards. `at`: how far it has come; null if it has ended. */
interface Search {
  board: string;
  filters: Filters;
  at: Cursor | null;
  /** How many documents are looked at next. */
  looked: number;
  isScan: boolean;
}

/**
 * The search that has come least far is the next to go on: what the others have found beyond it is not sure to come next.
 * A page may be shorter than the limit and still not be the last one: a request looks at a limited number of documents,
 * however few of them pass the filters. But each search goes on at least once, so that a page is never in vain.
 */
export async function findCards(
  call: Call,
  filters: Filters,
  { from, limit }: { from: Cursor; limit: number },
): Promise<Page> {
  const parts = await call.context.db.together(filters.boardIds);
  const batches = parts.flatMap(batchesOf);
  const budget = MOST_LOOKED_AT * Math.min(parts.length, MOST_TIMES);
  const most = mostAtOnce(filters, Math.max(LEAST_LOOKED_AT, Math.floor(budget / batches.length)));
  const searches = batches.map(
    ({ board, boardIds }): Search => ({
      board,
      filters: { ...filters, boardIds },
      at: from,
      looked: most(FEW),
      isScan: true,
    }),
  );
  const found: Placed[] = [];
  for (let spent = 0; ; ) {
    const last = searches.filter(isOn).reduce(leastFar, null);
    const sure = found.filter((each) => !last || inOrder(each, last.at) <= 0);
    const isMoved = last !== null && inOrder(from, last.at) < 0;
    if (!last || sure.length > limit || (isMoved && spent >= budget)) {
      const page = sure.sort(inOrder).slice(0, limit);
      const end = page.at(-1);
      return { found: page, next: sure.length > limit && end ? behind(end) : (last?.at ?? null) };
    }
    const { cards, looked } = await goOn(call, last, { at: last.at, limit: limit + 1 - sure.length, most });
    found.push(...cards);
    spent += ASKING + looked;
  }
}

function batchesOf(part: readonly string[]): { board: string; boardIds: readonly string[] }[] {
  const board = one(part, "board");
  const firsts = Array.from(
    { length: Math.ceil(part.length / BOARDS_AT_ONCE) },
    (_, n) => n * BOARDS_AT_ONCE,
  );
  return firsts.map((first) => ({ board, boardIds: part.slice(first, first + BOARDS_AT_ONCE) }));
}

type Most = (documents: number) => number;

function mostAtOnce({ query: { terms, without } }: Filters, most: number): Most {
  const share = FEW_TERMS / Math.max(FEW_TERMS, terms.length + without.terms.length);
  return (documents) => Math.min(Math.ceil(documents * share), most);
}

type Running = Search & { at: Cursor };

function isOn(search: Search): search is Running {
  return search.at !== null;
}

function leastFar(last: Running | null, each: Running): Running {
  return last && inOrder(last.at, each.at) <= 0 ? last : each;
}

/** As they are found. */
function inOrder(a: Cursor, b: Cursor): number {
  return TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || b.doc - a.doc;
}

/** Looks at the next documents, and moves the search behind them. */
async function goOn(
  call: Call,
  search: Search,
  { at: { tier, doc }, limit, most }: { at: Cursor; limit: number; most: Most },
): Promise<{ cards: Placed[]; looked: number }> {
  const { db, pageReads } = call.context;
  const { board, filters, looked, isScan } = search;
  const who = { address: call.address(), account: filters.callerId };
  const range: Range = { tier, before: doc, limit, looked, isScan };
  const { rows } = await pageReads.run(who, () =>
    db.readWithin(board, { rows: foundCards(db.kind, filters, range) }, filters.callerId),
  );
  const cards = rows.filter(isFound).map((row) => ({ ...row, tier, at: board }));
  const last = cards.at(-1);
  const passed = last ? behind(last).doc : LATEST;
  if (cards.length === limit) {
    search.at = { tier, doc: passed };
    return { cards, looked };
  }
  const seen = one(rows.filter((row) => row.id === null));
  const hasMore = seen.looked === looked;
  if (hasMore) search.at = { tier, doc: Math.min(seen.doc, passed) };
  else search.at = tier === "title" ? { tier: "rest", doc: LATEST } : null;
  search.isScan = !hasMore || (isScan && seen.matched * FREQUENT >= looked);
  search.looked = most(hasMore ? MANY : FEW);
  return { cards, looked: seen.looked };
}

/** Its card has been found: other documents of it must not find it again. */
export function behind({ tier, doc }: Placed): Cursor {
  return { tier, doc: firstNumberOfCard(doc) };
}

function isFound(row: FoundRow): row is Found {
  return row.id !== null;
}

const LATEST = Number.MAX_SAFE_INTEGER;
const TIERS = ["title", "rest"] as const;

/** Without words there is no title to find them in, whatever a cursor says. */
export function cursorOf(after: string | undefined, { query }: Filters): Cursor {
  const [tier, doc] = after?.split("_").map(Number) ?? [0, LATEST];
  const isTitle = tier === 0 && query.terms.length > 0;
  return { tier: isTitle ? "title" : "rest", doc: Math.min(doc ?? LATEST, LATEST) };
}

export function cursorText({ tier, doc }: Cursor): string {
  return `${TIERS.indexOf(tier)}_${doc}`;
}
