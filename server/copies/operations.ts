import type { Attachment } from "../../contract/attachments.ts";
import type { Card, cardRoutes } from "../../contract/cards.ts";
import { beyondStorage, bytesOnBoard } from "../attachments/store.ts";
import { newCardWrites } from "../cards/card-writes.ts";
import { requireRoomForNew } from "../cards/size.ts";
import {
  buildCards,
  CARD_LIMIT,
  type ColumnToFill,
  cardsIn,
  cardTreeOfCard,
  columnOfCard,
  columnToFill,
  requireRoomInColumn,
} from "../cards/store.ts";
import type { BoardAccess } from "../platform/auth/access.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { announce } from "../platform/core/change/decision.ts";
import { mutate } from "../platform/core/change/mutate.ts";
import { orFirstAnswer, refuseRepeat } from "../platform/core/idempotency.ts";
import { readOnBoard, requireSubject, sessionOf } from "../platform/core/query.ts";
import { placeAt, placeQueries } from "../platform/core/rank.ts";
import type { Sql } from "../platform/db/sql.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { notFound } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import { bytesOfFiles, copiesLeft, copyFiles, type FileCopies } from "./files.ts";
import { copyOfCard } from "./new-ids.ts";

type CopyCall = Call<typeof cardRoutes.copyCard>;

export const copyCard: Handler<typeof cardRoutes.copyCard> = (call) =>
  orFirstAnswer(call, async () => {
    const cardId = requireSubject(call).id;
    const { rows, board } = await readOnBoard(call, (boardId) => cardTreeOfCard(cardId, boardId));
    if (call.invalidBody) throw call.invalidBody;
    await refuseRepeat(call, board.id);
    const original = one(buildCards(rows));
    const { attachments } = original;
    const spending = call.context.budgets.copies.of(sessionOf(call).userId);
    spending.take(bytesOfFiles(attachments));
    let isWritten = false;
    try {
      if (attachments.length > 0) await refuseWithoutRoom(call, board, original);
      const copies = await copyFilesOf(call, board, attachments);
      isWritten = true;
      const copy = await commitOrDiscard(call, board.id, copies);
      if (call.replayed) spending.giveBack();
      return copy;
    } catch (error) {
      if (!isWritten) spending.giveBack();
      throw error;
    }
  });

/** Refuses what the commit would refuse, as far as that is known before any file is copied. */
async function refuseWithoutRoom(
  { input, context }: CopyCall,
  board: BoardAccess,
  original: Card,
): Promise<void> {
  const { limits, config } = context;
  const { column, stored } = await context.db.readWithin(board.id, {
    column: columnToFill(targetOf(input, board.id), board.id, limits),
    stored: bytesOnBoard(board.id),
  });
  requirePlace(column, limits, board);
  const bytes = one(stored).bytes + bytesOfFiles(original.attachments);
  if (config.BOARD_STORAGE_BYTES > 0 && bytes > config.BOARD_STORAGE_BYTES)
    throw beyondStorage(config.BOARD_STORAGE_BYTES);
  // No longer than the copy will be.
  const shortest = { number: 0, rank: 0, comment_count: 0 };
  requireRoomForNew({ ...original, ...shortest, title: input.title ?? original.title });
}

function targetOf({ card_id, column_id }: CopyCall["input"], boardId: string): string | Sql {
  return column_id ?? columnOfCard(boardId, card_id);
}

/** The column that the copy goes to. */
function requirePlace(columns: ColumnToFill[], limits: Limits, board: BoardAccess): ColumnToFill {
  const [column] = columns;
  if (!column) throw notFound("This column");
  limits.refuseMore(CARD_LIMIT, columns, board);
  requireRoomInColumn(column);
  return column;
}

/** Files first: their bytes may take longer than a commit should. */
function copyFilesOf(
  call: CopyCall,
  { id: boardId, seq }: BoardAccess,
  attachments: readonly Attachment[],
): Promise<FileCopies> {
  const target = { boardId, seq, userId: sessionOf(call).userId, removedAt: new Date().toISOString() };
  const files = attachments.map((file) => ({ ...file, board_id: boardId }));
  return copyFiles(call.context, files, target);
}

async function commitOrDiscard(call: CopyCall, boardId: string, copies: FileCopies): Promise<Card> {
  try {
    const copy = await commitCopy(call, boardId, copies);
    if (call.replayed) await copies.discard();
    return copy;
  } catch (error) {
    await copies.discard();
    throw error;
  }
}

function commitCopy(call: CopyCall, boardId: string, copies: FileCopies): Promise<Card> {
  const { card_id, position, title } = call.input;
  const target = targetOf(call.input, boardId);
  const load = {
    ...cardTreeOfCard(card_id, boardId),
    column: columnToFill(target, boardId, call.context.limits),
    left: copiesLeft(copies, boardId),
    ...placeQueries(cardsIn(boardId, target), position),
  };
  return mutate(call, load, (rows, { board, now, limits }) => {
    const original = one(buildCards(rows));
    const column = requirePlace(rows.column, limits, board);
    const place = placeAt(cardsIn(boardId, column.id), rows, { position });
    const number = column.last_number + 1;
    const left = new Set(rows.left.map(({ id }) => id));
    const copied = copyOfCard(
      original,
      { board_id: boardId, column_id: column.id, number, rank: place.rank },
      {
        now,
        label: (label) => label,
        user: (user) => user,
        person: (person) => person,
        file(id) {
          const copy = copies.ids.get(id);
          return copy !== undefined && left.has(copy) ? copy : null;
        },
      },
    );
    const card = { ...copied, title: title ?? original.title };
    requireRoomForNew(card);
    return {
      result: card,
      board: { last_card_number: number },
      writes: [...place.writes, ...newCardWrites(card), ...copies.writesFor(card.attachments)],
      events: [announce("card.created", card, { renumbered: place.renumbered })],
    };
  });
}
