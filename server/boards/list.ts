/**
 * The boards of the caller, a page at a time. Whoever asks for no page gets them all, as they always did: then the pages
 * follow one another in one answer, each read when the client has taken the one before. So however many boards
 * somebody is on, and however many people are on those, no more than a page of them is held at a time.
 */
import type { Board, boardRoutes } from "../../contract/boards.ts";
import { DEFAULT_PAGE } from "../../contract/paging.ts";
import { textBody } from "../platform/body.ts";
import { type Handler, Reply } from "../platform/call.ts";
import type { Db, Rows } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { readAsCaller } from "../platform/query.ts";
import { inSlices, type Work } from "../platform/slices.ts";
import { assembleBoards, type BoardQueries, boardRows, boardsOf } from "./store.ts";

/** Of labels, and of members. With more on a page it is read as whole boards are. */
const FEW_ROWS = 2000;
const JSON_TYPE = { "content-type": "application/json" };

interface Range {
  after: string | undefined;
  limit: number;
}

interface Page {
  /** As JSON. */
  items: string[];
  next: string | null;
}

export const listBoards: Handler<typeof boardRoutes.listBoards> = async (call) => {
  const { limit, after } = call.input;
  const { db } = call.context;
  const range = { after, limit: limit ?? DEFAULT_PAGE };
  const { caller, rows } = await readAsCaller(call, fewRows(call.session!.userId, range));
  const isFew = rows.labels.length <= FEW_ROWS && rows.members.length <= FEW_ROWS;
  const page = isFew ? await pageOf(rows, range) : await readPage(db, caller.id, range);
  const items = page.items.join(",");
  if (limit !== undefined || after !== undefined)
    return new Reply(textBody(`{"items":[${items}],"next":${JSON.stringify(page.next)}}`), JSON_TYPE);
  if (page.next === null) return new Reply(textBody(`[${items}]`), JSON_TYPE);
  return new Reply(
    allPages(page, (next) => readPage(db, caller.id, { ...range, after: next })),
    JSON_TYPE,
  );
};

/** One board more than asked for tells whether there is another page. */
function rowsOf(userId: string, { after, limit }: Range): BoardQueries {
  return boardRows(boardsOf(userId, after, limit + 1));
}

function fewRows(userId: string, range: Range): BoardQueries {
  const { boards, labels, members } = rowsOf(userId, range);
  return {
    boards,
    labels: sql`${labels} LIMIT ${FEW_ROWS} + 1`,
    members: sql`${members} LIMIT ${FEW_ROWS} + 1`,
  };
}

async function readPage(db: Db, userId: string, range: Range): Promise<Page> {
  return pageOf(await db.readMany(rowsOf(userId, range)), range);
}

async function pageOf(rows: Rows<BoardQueries>, { limit }: Range): Promise<Page> {
  const next = rows.boards.length > limit ? rows.boards[limit - 1]!.id : null;
  const boards = rows.boards.slice(0, limit);
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

function allPages(first: Page, read: (next: string) => Promise<Page>): ReadableStream {
  const encoder = new TextEncoder();
  let before = "[";
  let page = first;
  return new ReadableStream(
    {
      async pull(controller) {
        const { items, next } = page;
        if (items.length > 0) {
          controller.enqueue(encoder.encode(before + items.join(",")));
          before = ",";
        }
        if (next !== null) page = await read(next);
        else {
          controller.enqueue(encoder.encode("]"));
          controller.close();
        }
      },
    },
    { highWaterMark: 0 },
  );
}
