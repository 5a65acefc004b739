/**
 * The answer to a change of a column. Its cards are no part of the change: they are read after the commit, from the
 * kept board where that is current, and not at all for a caller who says `Prefer: return=minimal`.
 */

import { hasTag, type RouteSpec } from "../../contract/base/define.ts";
import type { Card } from "../../contract/cards.ts";
import type { ColumnFields } from "../../contract/columns.ts";
import { versionRow } from "../boards/read-board.ts";
import { boardSince } from "../boards/snapshot.ts";
import { encodeColumn } from "../boards/snapshot-text.ts";
import { assembleCardTree } from "../cards/store.ts";
import { boardIdOf } from "../platform/auth/access.ts";
import { type Call, Reply } from "../platform/core/call.ts";
import type { Context } from "../platform/core/context.ts";
import { nothing, readOnBoard, requireSubject, sessionOf } from "../platform/core/query.ts";
import { createKeyedQueue } from "../platform/db/keyed-queue.ts";
import { prefersMinimal } from "../platform/http/headers/prefer.ts";
import { encodedBody } from "../platform/http/response-body.ts";
import { inSlices } from "../platform/scheduling/time-slices.ts";
import { ApiError } from "../platform/util/errors.ts";
import { cardsOfColumn, columnTag } from "./store.ts";

/** On boards up to this size, just the column is read. */
const SMALL_BOARD_BYTES = 2 ** 20;

interface Answering {
  cardsOf?: typeof readCards;
  /** Whether the answer may be large, before the change is made. */
  mayBeLarge?: (call: Call) => Promise<boolean>;
}

export function answeringWithCards<R extends RouteSpec>(
  change: (call: Call<R>) => Promise<ColumnFields>,
  { cardsOf = readCards, mayBeLarge = isOnLargeBoard }: Answering = {},
) {
  return async (call: Call<R>): Promise<Reply> => {
    const tagOf = (column: ColumnFields): Record<string, string> =>
      hasTag(call.route) ? { etag: columnTag(column) } : {};
    if (prefersMinimal(call.request)) {
      const column = await change(call);
      return new Reply(column, { ...tagOf(column), "preference-applied": "return=minimal" });
    }
    const leave = (await mayBeLarge(call)) ? await placeFor(call) : () => {};
    try {
      const column = await change(call);
      const cards = await cardsOf(call.context, column);
      const body = encodedBody(await inSlices(encodeColumn(column, cards)), leave);
      if (typeof body !== "string") whenGone(call, leave);
      return new Reply(body, { ...tagOf(column), "content-type": "application/json" });
    } catch (error) {
      leave();
      throw error;
    }
  };
}

async function isOnLargeBoard(call: Call): Promise<boolean> {
  const boardId = await boardIdOf(call.context, requireSubject(call));
  return boardId !== null && !call.context.sizes.isAtMost(boardId, SMALL_BOARD_BYTES);
}

/**
 * A place among the large answers, held until the client has read its own. It is taken before the change: what has been
 * changed cannot be refused any more. Only those who may make the change learn that there is none.
 */
async function placeFor(call: Call): Promise<() => void> {
  const who = { address: call.address(), account: sessionOf(call).userId };
  return call.context.columnAnswers.enter(who).catch(async (error) => {
    await readOnBoard(call, nothing);
    throw error;
  });
}

/** Nothing is sent to a client that has gone before there was something to send. */
function whenGone({ request: { signal } }: Call, leave: () => void): void {
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
}

async function readCards(context: Context, column: ColumnFields): Promise<Card[]> {
  const { kept } = await keptCards(context, column);
  if (kept) return kept;
  const { sizes } = context;
  return sizes.isAtMost(column.board_id, SMALL_BOARD_BYTES)
    ? readColumn(context, column)
    : readLarge(context, column);
}

/** The cards in the cached board, if it is current, and the current version. */
async function keptCards({ db, snapshots }: Context, column: ColumnFields) {
  const { version } = await db.readWithin(column.board_id, { version: versionRow(column.board_id) });
  const kept = version[0] && (await snapshots.peek(column.board_id, version[0]));
  return { version: version[0], kept: kept && cardsIn(kept.board, column) };
}

function cardsIn(
  { columns }: { columns: readonly (ColumnFields & { cards: Card[] })[] },
  { id }: ColumnFields,
) {
  return columns.find((column) => column.id === id)?.cards ?? [];
}

async function readColumn({ db }: Context, column: ColumnFields): Promise<Card[]> {
  return inSlices(assembleCardTree(await db.readManyWithin(column.board_id, cardsOfColumn(column))));
}

const largeReads = createKeyedQueue();

/**
 * Many requests may need columns of the same board at once, and each would read all its cards. So
 * one of them reads and caches the whole board, and the others, queued behind it, share its cards. The change is
 * committed and must be answered, so a request that is refused a turn to read the board reads the column after all.
 */
function readLarge(context: Context, column: ColumnFields): Promise<Card[]> {
  return largeReads.run(column.board_id, async () => {
    const { version, kept } = await keptCards(context, column);
    if (kept) return kept;
    if (!version) return [];
    try {
      return cardsIn(await boardSince(context, column.board_id, version), column);
    } catch (error) {
      if (error instanceof ApiError) return readColumn(context, column);
      throw error;
    }
  });
}
