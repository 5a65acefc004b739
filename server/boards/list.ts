/**
 * The boards of the caller, a page at a time. Whoever asks for no page gets them all, as they always did: then the pages
 * follow one another in one answer, each read when the client has taken the one before. So however many boards
 * somebody is on, however long their descriptions are and however many people are on them, no more than a page of them
 * is held at a time.
 */

import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { Board, boardRoutes } from "../../contract/boards.ts";
import { readAsCaller, sessionOf } from "../platform/core/query.ts";
import type { DbReader, Rows } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { type Handler, Reply } from "../platform/http/call.ts";
import { piecewise, textBody } from "../platform/http/response-body.ts";
import { inSlices, type Work } from "../platform/util/time-slices.ts";
import {
  assembleBoards,
  type BoardQueries,
  boardRows,
  boardsOf,
  type ListedRow,
  listedRows,
} from "./store.ts";

/** Of labels, and of members. With more on a page it becomes a short one. */
const FEW_ROWS = 2000;
const SHORT_PAGE = 8;
/** Of descriptions: a page ends with the board that reaches it. */
const PAGE_BYTES = 128 * 1024;
const JSON_TYPE = { "content-type": "application/json" };

interface Range {
  after: string | undefined;
  limit: number;
}

type PageQueries = ReturnType<typeof rowsOf>;

interface Page {
  /** As JSON. */
  items: string[];
  next: string | null;
}

export const listBoards: Handler<typeof boardRoutes.listBoards> = async (call) => {
  const { limit, after } = call.input;
  const { db } = call.context;
  const range = { after, limit: limit ?? DEFAULT_PAGE };
  const { caller, rows } = await readAsCaller(call, fewRows(sessionOf(call).userId, range));
  const page = await pageFrom(rows, db, caller.id, range);
  const items = page.items.join(",");
  if (limit !== undefined || after !== undefined)
    return new Reply(textBody(`{"items":[${items}],"next":${JSON.stringify(page.next)}}`), JSON_TYPE);
  if (page.next === null) return new Reply(textBody(`[${items}]`), JSON_TYPE);
  return new Reply(allPages(page, db, caller.id), JSON_TYPE);
};

/** One board more than asked for tells whether there is another page. */
function rowsOf(userId: string, { after, limit }: Range) {
  const ids = boardsOf(userId, after, limit + 1);
  return { ...boardRows(ids), boards: listedRows(ids, PAGE_BYTES) };
}

function fewRows(userId: string, range: Range): PageQueries {
  const { boards, labels, members } = rowsOf(userId, range);
  return {
    boards,
    labels: sql`${labels} LIMIT ${FEW_ROWS} + 1`,
    members: sql`${members} LIMIT ${FEW_ROWS} + 1`,
  };
}

/** From the few rows, if those are all. */
async function pageFrom(few: Rows<PageQueries>, db: DbReader, userId: string, range: Range): Promise<Page> {
  if (few.labels.length <= FEW_ROWS && few.members.length <= FEW_ROWS) return pageOf(few, range);
  const short = { ...range, limit: Math.min(range.limit, SHORT_PAGE) };
  return pageOf(await db.readMany(rowsOf(userId, short)), short);
}

async function pageOf(rows: Rows<PageQueries>, { limit }: Range): Promise<Page> {
  const boards = rows.boards.slice(0, limit).filter((board: ListedRow) => board.is_whole);
  const next = rows.boards.length > boards.length ? (boards.at(-1)?.id ?? null) : null;
  return { items: await inSlices(encoded({ ...rows, boards })), next };
}

function* encoded(rows: Rows<BoardQueries>): Work<string[]> {
  const items: string[] = [];
  for (const board of yield* assembleBoards(rows)) {
    items.push(JSON.stringify(board satisfies Board));
    yield;
  }
  return items;
}

/**
 * A page that was cut short promises more such boards: the next one asks for fewer, and for more again as they fit. What
 * was taken is let go before the next page is read.
 */
function allPages(first: Page, db: DbReader, userId: string): ReadableStream {
  let page: Page | null = first;
  let range: Range | null = null;
  return piecewise(async () => {
    const isFirst = page !== null;
    const current: Page | null = page ?? (range && (await readPage(db, userId, range)));
    if (!current) return null;
    const { items, next } = current;
    page = null;
    range = next === null ? null : { after: next, limit: Math.min(DEFAULT_PAGE, 2 * items.length) };
    const before = isFirst ? "[" : items.length > 0 ? "," : "";
    return before + items.join(",") + (range ? "" : "]");
  });
}

async function readPage(db: DbReader, userId: string, range: Range): Promise<Page> {
  return pageFrom(await db.read(fewRows(userId, range)), db, userId, range);
}
