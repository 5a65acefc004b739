/**
 * The boards of the caller, a page at a time. Whoever asks for no page gets them all, as they always did: then one part
 * follows another in one answer, each read when the client has taken the one before. A board may have a long
 * description and hundreds of members, so parts are small: however many boards somebody is on, little of them is held
 * at a time.
 */
import type { Board, boardRoutes } from "../../contract/boards.ts";
import { DEFAULT_PAGE } from "../../contract/paging.ts";
import { encodeParts } from "../platform/board-text.ts";
import { contentOf, reusableBody } from "../platform/body.ts";
import { type Handler, Reply } from "../platform/call.ts";
import type { Db, Rows } from "../platform/db/db.ts";
import { createLanes } from "../platform/db/lanes.ts";
import { sql } from "../platform/db/sql.ts";
import { readAsCaller, sessionOf } from "../platform/query.ts";
import { inSlices } from "../platform/slices.ts";
import { assembleBoards, type BoardQueries, boardRows, boardsOf } from "./store.ts";

/** Boards of the first part; of the others, as many as make up so many bytes, to judge by the one before. */
const FIRST_PART = 10;
const PART_BYTES = 2 ** 18;
const MAX_PART = 100;
/** A page of larger boards has fewer than were asked for. */
const MAX_PAGE_BYTES = 4 * 2 ** 20;
/** Of labels, and of members. With more in a part it is read as whole boards are. */
const FEW_ROWS = 2000;
const JSON_TYPE = { "content-type": "application/json" };
const ENCODER = new TextEncoder();
/** However many lists one person asks for at once, one part of them is made at a time. */
const LANES = createLanes();

interface Range {
  after: string | undefined;
  limit: number;
}

interface Part {
  count: number;
  /** JSON, with commas between the boards. */
  items: Uint8Array<ArrayBuffer>[];
  bytes: number;
  next: string | null;
}

type ReadPart = (range: Range) => Promise<Part>;

export const listBoards: Handler<typeof boardRoutes.listBoards> = async (call) => {
  const { limit, after } = call.input;
  const isPage = limit !== undefined || after !== undefined;
  const most = limit ?? DEFAULT_PAGE;
  const { caller, first } = await firstPart(call, { after, limit: Math.min(FIRST_PART, most) });
  const read: ReadPart = (range) => LANES.run(caller.id, () => readPart(call.context.db, caller.id, range));
  if (isPage) {
    const { items, next } = await wholePage(first, most, read);
    return reply(['{"items":[', items, `],"next":${JSON.stringify(next)}}`]);
  }
  return first.next === null ? reply(["[", first.items, "]"]) : new Reply(allParts(first, read), JSON_TYPE);
};

function reply([before, items, behind]: [string, Part["items"], string]): Reply {
  const content = contentOf([ENCODER.encode(before), ...items, ENCODER.encode(behind)]);
  return new Reply(reusableBody(content)(), JSON_TYPE);
}

async function firstPart(call: Parameters<typeof listBoards>[0], range: Range) {
  const { boards, labels, members } = rowsOf(sessionOf(call).userId, range);
  const few = {
    boards,
    labels: sql`${labels} LIMIT ${FEW_ROWS} + 1`,
    members: sql`${members} LIMIT ${FEW_ROWS} + 1`,
  } as BoardQueries;
  const { caller, rows } = await readAsCaller(call, few);
  const isFew = rows.labels.length <= FEW_ROWS && rows.members.length <= FEW_ROWS;
  const first = isFew ? await partOf(rows, range) : await readPart(call.context.db, caller.id, range);
  return { caller, first };
}

async function readPart(db: Db, userId: string, range: Range): Promise<Part> {
  return partOf(await db.readMany(rowsOf(userId, range)), range);
}

/** One board more than asked for tells whether there are others. */
function rowsOf(userId: string, { after, limit }: Range): BoardQueries {
  return boardRows(boardsOf(userId, after, limit + 1));
}

async function partOf(rows: Rows<BoardQueries>, { limit }: Range): Promise<Part> {
  const next = rows.boards.length > limit ? rows.boards[limit - 1]!.id : null;
  const boards = await inSlices(assembleBoards({ ...rows, boards: rows.boards.slice(0, limit) }));
  const items = await inSlices(encodeParts(texts(boards)));
  return { count: boards.length, items, bytes: items.reduce((sum, { length }) => sum + length, 0), next };
}

function* texts(boards: Board[]): Generator<string, void> {
  for (const [index, board] of boards.entries()) yield (index > 0 ? "," : "") + JSON.stringify(board);
}

function following({ count, bytes }: Part): number {
  return Math.min(MAX_PART, Math.max(1, Math.floor((count * PART_BYTES) / bytes)));
}

async function wholePage(first: Part, most: number, read: ReadPart): Promise<Pick<Part, "items" | "next">> {
  const items = [...first.items];
  let part = first;
  for (let { count, bytes } = first; part.next !== null && count < most && bytes < MAX_PAGE_BYTES; ) {
    part = await read({ after: part.next, limit: Math.min(following(part), most - count) });
    if (part.count === 0) break;
    items.push(ENCODER.encode(","), ...part.items);
    count += part.count;
    bytes += part.bytes;
  }
  return { items, next: part.next };
}

function allParts(first: Part, read: ReadPart): ReadableStream {
  let before = "[";
  let part = first;
  async function pull(controller: ReadableStreamDefaultController): Promise<void> {
    const { count, items, next } = part;
    if (count > 0) {
      for (const chunk of [ENCODER.encode(before), ...items]) controller.enqueue(chunk);
      before = ",";
    }
    if (next !== null) part = await read({ after: next, limit: following(part) });
    else {
      controller.enqueue(ENCODER.encode("]"));
      controller.close();
    }
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}
