/**
 * The whole board. One small query says who asks and which version the board is at; the same version means the same
 * bytes, so they are cached (snapshot-cache.ts). A cached board of an earlier version is brought up to date by the events
 * since. Otherwise everything is read, a statement for each table whatever the number of cards, and encoded once.
 */
import { type boardRoutes, type FullBoard, LAST_EVENT_AT } from "../../contract/boards.ts";
import { type Call, type Handler, Reply } from "../platform/core/call.ts";
import type { Context } from "../platform/core/context.ts";
import { nothing, readOnBoard, sessionOf } from "../platform/core/query.ts";
import type { BoardAt, BoardObjects, BoardPoint, BoardSource } from "../platform/core/snapshots.ts";
import { type Queries, type Rows, rowsOf } from "../platform/db/db.ts";
import { takes } from "../platform/http/headers/accept-encoding.ts";
import type { Who } from "../platform/scheduling/fair-queue.ts";
import { inSlices } from "../platform/scheduling/time-slices.ts";
import { isKnown } from "../platform/util/entity-tags.ts";
import type { BoardBody } from "./board-body.ts";
import { boardAt } from "./history/board-at.ts";
import { boardSource, readBoardWith, versionRow } from "./read-board.ts";
import { versionTag } from "./store.ts";

export const getBoard: Handler<typeof boardRoutes.getBoard> = async (call) => {
  const { request, context } = call;
  const { board } = await readOnBoard(call, nothing);
  const { at } = call.input;
  const tag = versionTag(board);
  if (at === undefined && isKnown(request.headers.get("if-none-match"), tag))
    return new Reply(undefined, headersFor(tag), 304);
  const who = { address: call.address(), account: sessionOf(call).userId };
  if (at !== undefined) return answerWith(call, await boardAt(context, board, at, who));
  const source = rememberingSource(context, board.id);
  const encoded = await context.snapshots.get(board.id, board, who, source);
  context.sizes.measured(board.id, encoded.bytes);
  return answerWith(call, { tag: versionTag(encoded), ...encoded });
};

/** Bytes of a board as the answer to a request for it. */
export async function answerWith(
  { request }: Call,
  { tag, lastEventAt, plain, gzip }: BoardBody & { tag: string; lastEventAt: string | null },
): Promise<Reply> {
  const headers = { ...headersFor(tag), ...(lastEventAt !== null && { [LAST_EVENT_AT]: lastEventAt }) };
  if (isKnown(request.headers.get("if-none-match"), tag)) return new Reply(undefined, headers, 304);
  if (!takes("gzip", request.headers.get("accept-encoding"))) return new Reply(plain(), headers);
  const compressed = await gzip();
  return new Reply(compressed(), { ...headers, "content-encoding": "gzip" });
}

/** No board ever has it: whatever there is now. */
const NO_VERSION: BoardPoint = { seq: -1, revision: -1, stamp: "" };

type Parts = Pick<Context, "db" | "snapshots" | "boardOf">;

/** The current board as objects; a cached one is not encoded again. */
export async function boardNow(parts: Parts, boardId: string): Promise<BoardObjects> {
  return objectsOf(parts, boardId, await keptVersion(parts, boardId));
}

/**
 * The board, and what else is asked of the same state. One that is kept is not read again: it is everybody's, and must not
 * be changed.
 */
export async function boardWith<More extends Queries>(
  { db, snapshots }: Pick<Context, "db"> & Partial<Pick<Context, "snapshots">>,
  boardId: string,
  more: More,
): Promise<{ at: BoardAt; more: Rows<More> }> {
  if (snapshots?.has(boardId)) {
    const version = versionRow(boardId);
    const all: Rows<Queries> = await db.readWithin(boardId, { ...more, version });
    const [point] = rowsOf({ version }, all).version;
    const kept = point && (await snapshots.peek(boardId, point));
    if (kept) return { at: kept, more: rowsOf(more, all) };
  }
  return readBoardWith(db, boardId, more);
}

/** The current board, if its objects are kept. */
export async function boardIfKept(parts: Parts, boardId: string): Promise<FullBoard | null> {
  const version = await keptVersion(parts, boardId);
  return (await parts.snapshots.peek(boardId, version))?.board ?? null;
}

export async function bytesNow(parts: Parts, boardId: string): Promise<number> {
  const version = await keptVersion(parts, boardId);
  const source = rememberingSource(parts, boardId);
  return (await parts.snapshots.get(boardId, version, everybodyOn(boardId), source)).bytes;
}

/** The version a kept board has to be of. */
async function keptVersion({ db, snapshots }: Parts, boardId: string): Promise<BoardPoint> {
  if (!snapshots.has(boardId)) return NO_VERSION;
  return (await db.readWithin(boardId, { version: versionRow(boardId) })).version[0] ?? NO_VERSION;
}

function objectsOf(parts: Parts, boardId: string, version: BoardPoint): Promise<BoardObjects> {
  return objectsFor(parts, { id: boardId, ...version }, everybodyOn(boardId));
}

/** Whoever reads a board goes on to change what is on it. */
function rememberingSource({ db, boardOf }: Parts, boardId: string): BoardSource {
  const source = boardSource(db, boardId);
  return {
    ...source,
    async whole() {
      const at = await source.whole();
      await inSlices(boardOf.rememberBoard(at.board));
      return at;
    },
  };
}

/** The board at this version or a later one, for an answer that is made of a part of it. */
export async function boardSince(parts: Parts, boardId: string, version: BoardPoint): Promise<FullBoard> {
  return (await objectsOf(parts, boardId, version)).board;
}

/** Boards take turns with each other, and together with everybody who asks for one. */
function everybodyOn(boardId: string): Who {
  return { address: "", account: boardId };
}

/** The board at this version or a later one, from the cache if it is there. */
export function objectsFor(
  parts: Parts,
  { id, ...version }: BoardPoint & { id: string },
  who: Who,
): Promise<BoardObjects> {
  return parts.snapshots.objects(id, version, who, rememberingSource(parts, id));
}

function headersFor(etag: string): Record<string, string> {
  return {
    "content-type": "application/json",
    etag,
    "cache-control": "private, no-cache",
    vary: "accept-encoding",
  };
}
