import { DEFAULT_COLUMN_COLOR } from "../../contract/color.ts";
import { type Column, columnRoutes } from "../../contract/columns.ts";
import { disableRulesOf } from "../automations/disable.ts";
import { growthOf } from "../platform/board-growth.ts";
import { insert, remove, update } from "../platform/db/db.ts";
import { newId } from "../platform/ids.ts";
import { announce, mutation, unchanged } from "../platform/mutate.ts";
import { placeAt, placeQueries, type Siblings } from "../platform/rank.ts";
import { buildColumns, columnTree } from "./tree.ts";

const columnsOf = (boardId: string): Siblings => ({
  table: "columns",
  parent: { column: "board_id", id: boardId },
});

export const createColumn = mutation(columnRoutes.createColumn, {
  load: ({ board_id, position }, _, limits) => ({
    ...placeQueries(columnsOf(board_id), position),
    ...limits.count("columns", board_id),
  }),
  decide(rows, { board_id, title, color, position, is_done_column }, { board, limits }) {
    limits.refuseMore("columns", rows.count, board);
    const place = placeAt(columnsOf(board_id), rows, { position });
    const row = {
      id: newId(),
      board_id,
      title,
      rank: place.rank,
      color: color ?? DEFAULT_COLUMN_COLOR,
      is_done_column: is_done_column ?? false,
    };
    const column: Column = { ...row, cards: [] };
    return {
      result: column,
      writes: [...place.writes, insert("columns", row)],
      events: [announce("column.created", column, { renumbered: place.renumbered })],
    };
  },
});

export const updateColumn = mutation(columnRoutes.updateColumn, {
  load: ({ column_id }, boardId) => columnTree(column_id, boardId),
  decide(rows, { column_id, title, color, is_done_column }) {
    const before = buildColumns(rows)[0]!;
    const fields = {
      title: title ?? before.title,
      color: color ?? before.color,
      is_done_column: is_done_column ?? before.is_done_column,
    };
    const same =
      fields.title === before.title &&
      fields.color === before.color &&
      fields.is_done_column === before.is_done_column;
    if (same) return unchanged(before);
    const column = { ...before, ...fields };
    return {
      result: column,
      writes: [update("columns", { id: column_id }, fields)],
      events: [announce("column.updated", column)],
      growth: growthOf(fields, before),
    };
  },
});

export const deleteColumn = mutation(columnRoutes.deleteColumn, {
  load: ({ column_id }, boardId) => columnTree(column_id, boardId),
  decide: (rows, { column_id }, { board }) => ({
    result: undefined,
    writes: [
      disableRulesOf(board.id, ["trigger_column_id", "action_column_id"], column_id),
      remove("columns", { id: column_id }),
    ],
    events: [announce("column.deleted", buildColumns(rows)[0]!)],
  }),
});

export const moveColumn = mutation(columnRoutes.moveColumn, {
  load: ({ column_id, position }, boardId) => ({
    ...columnTree(column_id, boardId),
    ...placeQueries(columnsOf(boardId), position),
  }),
  decide(rows, { column_id, position }, { board }) {
    const before = buildColumns(rows)[0]!;
    const place = placeAt(columnsOf(board.id), rows, { position, placed: { ...before, isHere: true } });
    const column = { ...before, rank: place.rank };
    return {
      result: column,
      writes: [...place.writes, update("columns", { id: column_id }, { rank: place.rank })],
      events: [announce("column.moved", column, { renumbered: place.renumbered })],
    };
  },
});
