/**
 * The whole board. One small query says who asks and which revision the board is at; the same revision
 * means the same bytes, so they are kept and sent again. Otherwise one more statement reads everything,
 * whatever the number of cards, and the answer is encoded once.
 */
import type { boardRoutes, FullBoard } from "../../contract/boards.ts";
import { buildColumns, columnTreeOfBoard } from "../columns/tree.ts";
import { type Handler, Reply } from "../platform/call.ts";
import type { Db } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { notFound } from "../platform/errors.ts";
import { readOnBoard } from "../platform/query.ts";
import { boardRows, buildBoards } from "./store.ts";

export const getBoard: Handler<typeof boardRoutes.getBoard> = async (call) => {
  const { request, context } = call;
  const { board } = await readOnBoard(call, {});
  const tag = `W/"${board.revision}"`;
  if (request.headers.get("if-none-match") === tag) return new Reply(undefined, headersFor(tag), 304);
  const snapshot = await context.snapshots.get(board.id, board.revision, () =>
    readSnapshot(context.db, board.id),
  );
  const headers = headersFor(`W/"${snapshot.revision}"`);
  if (!request.headers.get("accept-encoding")?.includes("gzip")) return new Reply(snapshot.plain, headers);
  return new Reply(await snapshot.gzip(), { ...headers, "content-encoding": "gzip" });
};

async function readSnapshot(db: Db, boardId: string): Promise<{ revision: number; text: string }> {
  const rows = await db.read({
    revision: sql<{ revision: number }>`SELECT revision FROM boards WHERE id = ${boardId}`,
    ...boardRows(sql`${boardId}`),
    ...columnTreeOfBoard(boardId),
  });
  const [board] = buildBoards(rows);
  if (!board) throw notFound("This board");
  const full: FullBoard = { ...board, columns: buildColumns(rows) };
  return { revision: rows.revision[0]!.revision, text: JSON.stringify(full) };
}

function headersFor(tag: string): Record<string, string> {
  return {
    "content-type": "application/json",
    etag: tag,
    "cache-control": "private, no-cache",
    vary: "accept-encoding",
  };
}
