/**
 * The boards of the caller, a page at a time. A request without paging parameters gets them all: the pages are streamed
 * in one response, each read when the client has accepted the one before. So a request holds one page at a time,
 * whatever the number and size of the boards, and only a few pages are read at the same time, in a fair queue.
 */

import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { Board, boardRoutes } from "../../contract/boards.ts";
import type { Session } from "../platform/auth/token.ts";
import { type Call, type Handler, Reply } from "../platform/core/call.ts";
import type { Context } from "../platform/core/context.ts";
import { readAsCaller, sessionOf } from "../platform/core/query.ts";
import type { Rows } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { bodyInParts } from "../platform/http/response-body.ts";
import type { Who } from "../platform/scheduling/fair-queue.ts";
import { listed, type Parts } from "../platform/scheduling/text-parts.ts";
import { inSlices } from "../platform/scheduling/time-slices.ts";
import { pauseIfMuchLeft } from "../platform/util/garbage.ts";
import { assembleBoards, boardRows, boardsOf, type ListedRow, listedRows } from "./store.ts";

/** The most rows of labels, and of members, on a full page; with more, the page is a short one. */
const FEW_ROWS = 1000;
const SHORT_PAGE = 2;
/** Bytes of descriptions: a page ends with the board that reaches this. */
const PAGE_BYTES = 128 * 1024;

interface Range {
  after: string | undefined;
  limit: number;
}

type PageQueries = ReturnType<typeof rowsOf>;

interface Page {
  boards: Board[];
  next: string | null;
}

export const listBoards: Handler<typeof boardRoutes.listBoards> = async (call) => {
  const { limit, after } = call.input;
  const range = { after, limit: limit ?? DEFAULT_PAGE };
  const { rows } = await readAsCaller(call, fewRows(sessionOf(call), range));
  const reader = readerOf(call);
  const page = hasFew(rows) ? await pageOf(rows, range) : await reader.shortPage(range);
  const isPaged = limit !== undefined || after !== undefined;
  const body = isPaged ? bodyInParts(pageText(page)) : wholeList(page, reader);
  return new Reply(await body, { "content-type": "application/json" });
};

interface Reader {
  page(range: Range): Promise<Page>;
  shortPage(range: Range): Promise<Page>;
}

function readerOf(call: Call): Reader {
  const { db, pageReads }: Context = call.context;
  const session = sessionOf(call);
  const who: Who = { address: call.address(), account: session.userId };
  /** Many lists of long boards leave garbage faster than it is collected. */
  function inTurn(readPage: () => Promise<Page>): Promise<Page> {
    return pageReads.run(who, async () => {
      await pauseIfMuchLeft();
      return readPage();
    });
  }
  async function readShort(range: Range): Promise<Page> {
    const short = { ...range, limit: Math.min(range.limit, SHORT_PAGE) };
    return pageOf(await db.readMany(rowsOf(session, short)), short);
  }
  async function read(range: Range): Promise<Page> {
    const rows = await db.read(fewRows(session, range));
    return hasFew(rows) ? pageOf(rows, range) : readShort(range);
  }
  return {
    page: (range) => inTurn(() => read(range)),
    shortPage: (range) => inTurn(() => readShort(range)),
  };
}

/** One board more than asked for tells whether there is another page. */
function rowsOf(session: Session, { after, limit }: Range) {
  const ids = boardsOf(session, after, limit + 1);
  return { ...boardRows(ids), boards: listedRows(ids, PAGE_BYTES) };
}

function fewRows(session: Session, range: Range): PageQueries {
  const { boards, labels, members } = rowsOf(session, range);
  return {
    boards,
    labels: sql`${labels} LIMIT ${FEW_ROWS} + 1`,
    members: sql`${members} LIMIT ${FEW_ROWS} + 1`,
  };
}

/** Then they are all there are. */
function hasFew({ labels, members }: Rows<PageQueries>): boolean {
  return labels.length <= FEW_ROWS && members.length <= FEW_ROWS;
}

async function pageOf(rows: Rows<PageQueries>, { limit }: Range): Promise<Page> {
  const boards = rows.boards.slice(0, limit).filter((board: ListedRow) => board.is_whole);
  const next = rows.boards.length > boards.length ? (boards.at(-1)?.id ?? null) : null;
  return { boards: await inSlices(assembleBoards({ ...rows, boards })), next };
}

function* pageText({ boards, next }: Page): Parts {
  yield '{"items":[';
  yield* listed(boards.values().map((board) => JSON.stringify(board)));
  yield `],"next":${JSON.stringify(next)}}`;
}

/**
 * A page that was cut short promises more such boards: the next one asks for fewer, and for more again as they fit.
 * What was taken is let go before the next page is read.
 */
function wholeList(first: Page, reader: Reader) {
  let range = rangeAfter(first);
  return bodyInParts(someOfList("[", first, range === null), async () => {
    if (!range) return null;
    const page = await reader.page(range);
    range = rangeAfter(page);
    return someOfList(page.boards.length > 0 ? "," : "", page, range === null);
  });
}

function rangeAfter({ boards, next }: Page): Range | null {
  return next === null ? null : { after: next, limit: Math.min(DEFAULT_PAGE, 2 * boards.length) };
}

function* someOfList(before: string, { boards }: Page, isLast: boolean): Parts {
  yield before;
  yield* listed(boards.values().map((board) => JSON.stringify(board)));
  if (isLast) yield "]";
}
