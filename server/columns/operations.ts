import { DEFAULT_COLUMN_COLOR } from "../../contract/base/color.ts";
import type { RouteSpec } from "../../contract/base/define.ts";
import { columnRoutes } from "../../contract/columns.ts";
import { boardIdOf } from "../platform/auth/access.ts";
import type { Call } from "../platform/core/call.ts";
import { changedFields, valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce, unchanged } from "../platform/core/change/decision.ts";
import { mutation } from "../platform/core/change/mutate.ts";
import { requireSubject } from "../platform/core/query.ts";
import { placeAt, placeQueries, positionOf } from "../platform/core/rank.ts";
import { insert, update } from "../platform/db/db.ts";
import { growthOf } from "../platform/quotas/board-growth.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { cardsToMove, columnToTrash, markOf, type Removal, removalOf } from "../trash/removal.ts";
import { answeringWithCards } from "./answer.ts";
import { COLUMN_LIMIT, columnById, columnsOf, columnTag, toColumnFields } from "./store.ts";

export const createColumn = answeringWithCards(
  mutation(columnRoutes.createColumn, {
    load: ({ board_id, position }, _, limits) => ({
      ...placeQueries(columnsOf(board_id), position),
      ...limits.count(COLUMN_LIMIT, board_id),
    }),
    decide(rows, { board_id, title, color, position, is_done_column, card_limit }, { board, limits }) {
      limits.refuseMore(COLUMN_LIMIT, rows.count, board);
      const place = placeAt(columnsOf(board_id), rows, { position });
      const column = {
        id: newId(),
        board_id,
        title,
        rank: place.rank,
        color: color ?? DEFAULT_COLUMN_COLOR,
        is_done_column: is_done_column ?? false,
        card_limit: card_limit ?? null,
      };
      return {
        result: column,
        writes: [...place.writes, insert("columns", column)],
        events: [announce("column.created", column, { renumbered: place.renumbered })],
      };
    },
  }),
  { cardsOf: async () => [], mayBeLarge: async () => false },
);

export const updateColumn = answeringWithCards(
  mutation(columnRoutes.updateColumn, {
    load: ({ column_id }, boardId) => ({ column: columnById(boardId, column_id) }),
    decide({ column: found }, { column_id, title, color, is_done_column, card_limit }, { match }) {
      const before = match(toColumnFields(one(found)), columnTag);
      const fields = changedFields(before, { title, color, is_done_column, card_limit });
      if (!fields) return unchanged(before);
      const column = { ...before, ...fields };
      return {
        result: column,
        writes: [update("columns", { id: column_id }, fields)],
        events: [announce("column.updated", column, { previous: valuesBefore(before, fields) })],
        growth: growthOf(fields, before),
      };
    },
  }),
);

export const deleteColumn = withCopy(removing(columnRoutes.deleteColumn, "deleted"));
export const archiveColumn = withCopy(removing(columnRoutes.archiveColumn, "archived"));

function removing(
  route: typeof columnRoutes.deleteColumn | typeof columnRoutes.archiveColumn,
  kind: Removal["kind"],
) {
  return mutation(route, {
    load: ({ column_id }, boardId) => ({
      column: columnById(boardId, column_id),
      cards: cardsToMove(boardId, column_id),
    }),
    decide: ({ column, cards }, { column_id }, moment) => ({
      result: undefined,
      writes: columnToTrash(removalOf(column_id, moment, kind)),
      events: [
        announce("column.deleted", moment.match(toColumnFields(one(column)), columnTag), markOf(kind)),
      ],
      movedCards: one(cards).count,
      movedBytes: one(cards).bytes,
    }),
  });
}

/**
 * First waits until the board copy for connections without `since` is read: the event needs its cards, gone afterwards.
 */
function withCopy<R extends RouteSpec>(remove: (call: Call<R>) => Promise<undefined>) {
  return async (call: Call<R>): Promise<undefined> => {
    const boardId = await boardIdOf(call.context, requireSubject(call));
    if (boardId) await call.context.live.hub.copied(boardId);
    return remove(call);
  };
}

export const moveColumn = answeringWithCards(
  mutation(columnRoutes.moveColumn, {
    load: ({ column_id, position }, boardId) => ({
      column: columnById(boardId, column_id),
      was: positionOf({ table: "columns", boardId }, column_id),
      ...placeQueries(columnsOf(boardId), position),
    }),
    decide({ column: found, ...rows }, { column_id, position }, { board, match }) {
      const before = match(toColumnFields(one(found)), columnTag);
      const place = placeAt(columnsOf(board.id), rows, { position, placed: { ...before, isHere: true } });
      const column = { ...before, rank: place.rank };
      return {
        result: column,
        writes: [...place.writes, update("columns", { id: column_id }, { rank: place.rank })],
        events: [
          announce("column.moved", column, {
            previous: { rank: before.rank, position: one(rows.was).position },
            renumbered: place.renumbered,
          }),
        ],
      };
    },
  }),
);
