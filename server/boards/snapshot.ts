/**
 * The whole board. One small query says who asks and which revision the board is at; the same revision
 * means the same bytes, so they are kept and sent again (see platform/kept-boards.ts). Otherwise everything is read,
 * a statement for each table whatever the number of cards, and the answer is encoded once.
 */
import type { boardRoutes, FullBoard } from "../../contract/boards.ts";
import { buildColumnsOfBoard, columnTreeOfBoard } from "../columns/tree.ts";
import { type Handler, Reply } from "../platform/call.ts";
import type { Context } from "../platform/context.ts";
import type { Db } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { notFound } from "../platform/errors.ts";
import type { BoardAt, EncodedBoard } from "../platform/kept-boards.ts";
import { readOnBoard } from "../platform/query.ts";
import { boardRows, buildBoards } from "./store.ts";

export const getBoard: Handler<typeof boardRoutes.getBoard> = async (call) => {
  const { request, context } = call;
  const { board } = await readOnBoard(call, {});
  const tag = `"${board.revision}"`;
  if (isKnown(request.headers.get("if-none-match"), tag)) return new Reply(undefined, headersFor(tag), 304);
  const kept = await context.boards.get(board.id, board.revision, () => readBoard(context.db, board.id));
  const headers = headersFor(`"${kept.revision}"`);
  if (!takesGzip(request.headers.get("accept-encoding"))) return new Reply(kept.plain(), headers);
  const gzip = await kept.gzip();
  return new Reply(gzip(), { ...headers, "content-encoding": "gzip" });
};

/** Not the number of any revision: whatever there is now. */
const ANY_REVISION = -1;

/** For whoever has to hold the board as it is now. */
export async function boardNow(
  { db, boards }: Pick<Context, "db" | "boards">,
  boardId: string,
): Promise<EncodedBoard> {
  const current = boards.has(boardId) ? await db.read({ board: revisionRow(boardId) }) : undefined;
  const revision = current?.board[0]?.revision ?? ANY_REVISION;
  return boards.get(boardId, revision, () => readBoard(db, boardId));
}

export function revisionRow(boardId: string): Sql<{ revision: number }> {
  return sql<{ revision: number }>`SELECT revision FROM boards WHERE id = ${boardId}`;
}

async function readBoard(db: Db, boardId: string): Promise<BoardAt> {
  const rows = await db.readMany({
    revision: revisionRow(boardId),
    ...boardRows(sql`${boardId}`),
    ...columnTreeOfBoard(boardId),
  });
  const [board] = buildBoards(rows);
  if (!board) throw notFound("This board");
  const known = {
    labels: new Map(board.labels.map((label) => [label.id, label])),
    users: new Map(board.members.map(({ user }) => [user.id, user])),
  };
  const full: FullBoard = { ...board, columns: buildColumnsOfBoard(rows, known) };
  return { revision: rows.revision[0]!.revision, board: full };
}

/** Weak comparison, of any tag in the list. */
function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch === `W/${tag}`) return true;
  return ifNoneMatch.split(",").some((one) => [tag, "*"].includes(one.trim().replace(/^W\//, "")));
}

function takesGzip(acceptEncoding: string | null): boolean {
  return (
    acceptEncoding !== null && /\b(gzip|\*)\s*(?!\s*;\s*q=0(\.0*)?\s*(,|$))(,|;|$)/i.test(acceptEncoding)
  );
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
