/** The boards a person uses, as they use them: nobody else sees any of this, so no event tells of it. */
import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { homeRoutes, MyBoard } from "../../contract/home.ts";
import { readSomeBoards } from "../boards/some-boards.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { keptQuery, orFirstAnswer, refuseKept, writeOnce } from "../platform/core/idempotency.ts";
import { readAsCaller, readOnBoard, sessionOf } from "../platform/core/query.ts";
import type { Statement } from "../platform/db/statements.ts";
import { markOpened, openedRows, star, unopenedRows, unstar, type VisitRow } from "./board-store.ts";
import { cursorText, parseCursor } from "./cursor.ts";

/** Bytes of descriptions: a page ends with the board that reaches this. */
const PAGE_BYTES = 128 * 1024;

export const listMyBoards: Handler<typeof homeRoutes.listMyBoards> = async (call) => {
  const { limit = DEFAULT_PAGE, after } = call.input;
  const session = sessionOf(call);
  const { userId } = session;
  const place = parseCursor(after);
  const { rows } = await readAsCaller(call, {
    opened: openedRows(session, place, limit + 1),
    unopened: unopenedRows(session, place, limit + 1),
  });
  const all = [...rows.opened, ...rows.unopened];
  const page = all.slice(0, Math.min(limit, countWithin(all, PAGE_BYTES)));
  const ids = page.map(({ id }) => id);
  const who = { address: call.address(), account: userId };
  const { db, pageReads } = call.context;
  const { boards, read } = await pageReads.run(who, () => readSomeBoards(db, ids, userId));
  const items = page.slice(0, read).flatMap(({ id, opened_at, is_starred, last_activity_at }): MyBoard[] => {
    const board = boards.get(id);
    if (!board) return [];
    return [{ board, is_starred: Boolean(is_starred), last_opened_at: opened_at, last_activity_at }];
  });
  const last = all[read - 1];
  return {
    items,
    next: last && all.length > read ? cursorText({ at: last.opened_at, id: last.id }) : null,
  };
};

function countWithin(rows: readonly VisitRow[], mostBytes: number): number {
  let bytes = 0;
  const end = rows.findIndex((row) => {
    bytes += row.bytes;
    return bytes >= mostBytes;
  });
  return end === -1 ? rows.length : end + 1;
}

export const markBoardOpened: Handler<typeof homeRoutes.markBoardOpened> = (call) =>
  writeAsMember(call, ({ userId, boardId }) => markOpened(userId, boardId, new Date().toISOString()));

export const starBoard: Handler<typeof homeRoutes.starBoard> = (call) =>
  writeAsMember(call, ({ userId, boardId }) => star(userId, boardId));

export const unstarBoard: Handler<typeof homeRoutes.unstarBoard> = (call) =>
  writeAsMember(call, ({ userId, boardId }) => unstar(userId, boardId));

function writeAsMember(
  call: Call,
  statement: (who: { userId: string; boardId: string }) => Statement<"board_visits">,
): Promise<undefined> {
  return orFirstAnswer(call, async () => {
    const { caller, board, rows } = await readOnBoard(call, (boardId) => keptQuery(call, boardId));
    refuseKept(rows);
    await writeOnce(call, [statement({ userId: caller.id, boardId: board.id })], undefined);
    return undefined;
  });
}
