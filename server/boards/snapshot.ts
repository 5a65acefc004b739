/**
 * The whole board. One small query says who asks and which version the board is at; the same version
 * means the same bytes, so they are kept and sent again (see snapshot-cache.ts). Otherwise everything is read,
 * a statement for each table whatever the number of cards, and the answer is encoded once.
 */
import type { boardRoutes, FullBoard } from "../../contract/boards.ts";
import { buildColumnsOfBoard, columnTreeOfBoard } from "../columns/store.ts";
import type { Context } from "../platform/core/context.ts";
import { notFound } from "../platform/core/errors.ts";
import { nothing, readOnBoard, sessionOf } from "../platform/core/query.ts";
import type { BoardAt, EncodedBoard } from "../platform/core/snapshots.ts";
import type { DbReader, Version } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { type Handler, Reply } from "../platform/http/call.ts";
import { takesGzip } from "../platform/http/headers/accept-encoding.ts";
import { one } from "../platform/util/present.ts";
import { inSlices } from "../platform/util/time-slices.ts";
import { boardRows, buildBoards } from "./store.ts";

export const getBoard: Handler<typeof boardRoutes.getBoard> = async (call) => {
  const { request, context } = call;
  const { board } = await readOnBoard(call, nothing);
  const tag = tagOf(board);
  if (isKnown(request.headers.get("if-none-match"), tag)) return new Reply(undefined, headersFor(tag), 304);
  const who = { address: call.address(), account: sessionOf(call).userId };
  const kept = await context.snapshots.get(board.id, board, who, () => readBoard(context.db, board.id));
  context.sizes.measured(board.id, kept.bytes);
  const headers = headersFor(tagOf(kept));
  if (!takesGzip(request.headers.get("accept-encoding"))) return new Reply(kept.plain(), headers);
  const gzip = await kept.gzip();
  return new Reply(gzip(), { ...headers, "content-encoding": "gzip" });
};

/** No board ever has it: whatever there is now. */
const NO_VERSION: Version = { revision: -1, stamp: "" };

/** For whoever has to hold the board as it is now. */
export async function boardNow(
  { db, snapshots }: Pick<Context, "db" | "snapshots">,
  boardId: string,
): Promise<EncodedBoard> {
  const current = snapshots.has(boardId) ? await db.read({ version: versionRow(boardId) }) : undefined;
  // For all who are on it: boards take turns with each other, and together with everybody who asks for one.
  const who = { address: "", account: boardId };
  return snapshots.get(boardId, current?.version[0] ?? NO_VERSION, who, () => readBoard(db, boardId));
}

export function versionRow(boardId: string): Sql<Version> {
  return sql<Version>`SELECT revision, stamp FROM boards WHERE id = ${boardId}`;
}

async function readBoard(db: DbReader, boardId: string): Promise<BoardAt> {
  const rows = await db.readMany({
    version: versionRow(boardId),
    ...boardRows(sql`${boardId}`),
    ...columnTreeOfBoard(boardId),
  });
  const [board] = buildBoards(rows);
  if (!board) throw notFound("This board");
  const known = {
    labels: new Map(board.labels.map((label) => [label.id, label])),
    users: new Map(board.members.map(({ user }) => [user.id, user])),
  };
  const full: FullBoard = { ...board, columns: await inSlices(buildColumnsOfBoard(rows, known)) };
  return { ...one(rows.version), board: full };
}

function tagOf({ revision, stamp }: Version): string {
  return `"${revision}-${stamp}"`;
}

/** Weak comparison, of any tag in the list. */
function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch === `W/${tag}`) return true;
  return ifNoneMatch.split(",").some((one) => [tag, "*"].includes(one.trim().replace(/^W\//, "")));
}

/** The tag is weak: the bytes may come compressed or not. */
function headersFor(tag: string): Record<string, string> {
  return {
    "content-type": "application/json",
    etag: `W/${tag}`,
    "cache-control": "private, no-cache",
    vary: "accept-encoding",
  };
}
