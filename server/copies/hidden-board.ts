/**
 * A board that is written in steps, hidden as if it had been deleted, so that it appears complete or not at all. What is
 * left of one that was not finished is removed by housekeeping.
 */
import type { Board } from "../../contract/boards.ts";
import { lockCreator, noRoomForBoard, roomForBoard } from "../boards/owned-boards.ts";
import { abandon, postpone, unfinishedSince } from "../boards/removal.ts";
import type { Unfinished } from "../platform/core/change/fill-board.ts";
import type { Context } from "../platform/core/context.ts";
import { insertHidden } from "./board-store.ts";

/** Its row; everything else is written by `fillBoard`. */
export async function createHidden(context: Context, board: Board): Promise<Unfinished> {
  const { accounts, config } = context;
  const account = board.created_by;
  const since = unfinishedSince(new Date(), config.TRASH_DAYS);
  const creation = [lockCreator(account), insertHidden(board, since, roomForBoard(account, config))] as const;
  const [, inserted] = await accounts.write(creation, account);
  if (inserted.length === 0) throw await noRoomForBoard(context, account);
  return { boardId: board.id, since, account };
}

/** Called now and then while a board takes long: housekeeping removes one that nobody has worked on for an hour. */
export async function keepHidden({ accounts, config }: Context, hidden: Unfinished): Promise<void> {
  const since = unfinishedSince(new Date(), config.TRASH_DAYS);
  await accounts.write([postpone(hidden.boardId, hidden.since, since)]);
  hidden.since = since;
}

/** Only one that is still hidden: a commit that seems to have failed may have succeeded. Never throws. */
export async function discardHidden(
  { accounts, log }: Context,
  { boardId, since }: Unfinished,
): Promise<void> {
  await accounts.write([abandon(boardId, since)]).catch((error) =>
    log.warn("an unfinished board could not be removed; trying again later", {
      board_id: boardId,
      reason: String(error),
    }),
  );
}
