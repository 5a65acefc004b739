/**
 * The boards of the caller, a page at a time. Whoever asks for no page gets them all, as they always did: then the pages
 * follow one another in one answer, each read when the client has taken the one before. So however many boards
 * somebody is on, and however many people are on those, no more than a page of them is held at a time.
 */
import type { Board, boardRoutes } from "../../contract/boards.ts";
import { DEFAULT_PAGE } from "../../contract/paging.ts";
import { encodeParts } from "../platform/board-text.ts";
import { contentOf, reusableBody } from "../platform/body.ts";
import { type Handler, Reply } from "../platform/call.ts";
import type { Db, Rows } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { readAsCaller, sessionOf } from "../platform/query.ts";
import { inSlices } from "../platform/slices.ts";
import { assembleBoards, type BoardQueries, boardRows, boardsOf } from "./store.ts";

/** Of labels, and of members. With more on a page it is read as whole boards are. */
const FEW_ROWS = 2000;
const JSON_TYPE = { "content-type": "application/json" };

interface Range {
  after: string | undefined;
  limit: number;
}

interface Page {
  /** JSON, with commas between the boards. */
  items: Uint8Array<ArrayBuffer>[];
  next: string | null;
}

const ENCODER = new TextEncoder();

export const listBoards: Handler<typeof boardRoutes.listBoards> = async (call) => {
  const { limit, after } = call.input;
  const { db } = call.context;
  const range = { after, limit: limit ?? DEFAULT_PAGE };
  const { caller, rows } = await readAsCaller(call, fewRows(sessionOf(call).userId, range));
  const isFew = rows.labels.length <= FEW_ROWS && rows.members.length <= FEW_ROWS;
  const page = isFew ? await pageOf(rows, range) : await readPage(db, caller.id, range);
  const { items, next } = page;
  if (limit !== undefined || after !== undefined)
    return reply(['{"items":[', items, `],"next":${JSON.stringify(next)}}`]);
  if (next === null) return reply(["[", items, "]"]);
  return new Reply(
    allPages(page, (next) => readPage(db, caller.id, { ...range, after: next })),
    JSON_TYPE,
  );
};

function reply([before, items, behind]: [string, Page["items"], string]): Reply {
  const content = contentOf([ENCODER.encode(before), ...items, ENCODER.encode(behind)]);
  return new Reply(reusableBody(content)(), JSON_TYPE);
}

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
  const boards = await inSlices(assembleBoards({ ...rows, boards: rows.boards.slice(0, limit) }));
  return { items: await inSlices(encodeParts(texts(boards))), next };
}

function* texts(boards: Board[]): Generator<string, void> {
  for (const [index, board] of boards.entries()) yield (index > 0 ? "," : "") + JSON.stringify(board);
}

function allPages(first: Page, read: (next: string) => Promise<Page>): ReadableStream {
  let before = "[";
  let page = first;
  async function pull(controller: ReadableStreamDefaultController): Promise<void> {
    const { items, next } = page;
    if (items.some(({ byteLength }) => byteLength > 0)) {
      for (const chunk of [ENCODER.encode(before), ...items]) controller.enqueue(chunk);
      before = ",";
    }
    if (next !== null) page = await read(next);
    else {
      controller.enqueue(ENCODER.encode("]"));
      controller.close();
    }
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}
