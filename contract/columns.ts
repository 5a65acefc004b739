import * as z from "zod/mini";
import { color } from "./base/color.ts";
import { id, position, type Renumbered, rank, resource, route, taggedResource, text } from "./base/define.ts";
import { event, place, removeById } from "./board-changes.ts";
import type { FullBoard } from "./boards.ts";
import { Card } from "./cards.ts";

const columnShape = {
  id,
  board_id: id,
  title: z.string(),
  rank,
  color: z.string(),
  is_done_column: z.boolean(),
  /** How many cards it may have; null: any number. */
  card_limit: z.nullable(z.int()),
};

/** A column by itself, so that its size does not depend on what is in it. */
export const ColumnFields = resource("ColumnFields", columnShape);
export type ColumnFields = z.output<typeof ColumnFields>;

export const Column = taggedResource("Column", { ...columnShape, cards: z.array(Card) }, "feature");
export type Column = z.output<typeof Column>;

// A client that connects without `since` does not track the board, so it gets the cards with the column.
const columnPlaced = event(ColumnFields, placeColumn, Column);

const events = {
  "column.created": columnPlaced,
  "column.updated": columnPlaced,
  "column.deleted": event(
    ColumnFields,
    (board, { id }) => ({ ...board, columns: removeById(board.columns, id) }),
    Column,
  ),
  "column.moved": columnPlaced,
};

/** Events of a column come without its cards: it keeps those it has. */
function placeColumn(board: FullBoard, fields: ColumnFields, renumbered?: Renumbered): FullBoard {
  const cards = board.columns.find(({ id }) => id === fields.id)?.cards ?? [];
  return { ...board, columns: place(board.columns, { ...fields, cards }, renumbered) };
}

const tag = "Columns";
const title = text(1, 255);
const cardLimit = z.nullable(z.int().check(z.gte(1), z.lte(10_000)));

export const columnRoutes = {
  createColumn: route({
    method: "POST",
    path: "/boards/{board_id}/columns",
    tag,
    summary: "Add a column, last unless a position is given",
    access: "member",
    scope: "write",
    body: z.object({
      title,
      color: z.optional(color),
      position: z.optional(position),
      is_done_column: z.optional(z.boolean()),
      card_limit: z.optional(cardLimit),
    }),
    status: 201,
    answer: Column,
    minimal: ColumnFields,
    errors: [409],
  }),
  updateColumn: route({
    method: "PATCH",
    path: "/columns/{column_id}",
    tag,
    summary: "Change title, colour, card limit or whether it is a done column",
    access: "member",
    scope: "write",
    body: z.partial(z.object({ title, color, is_done_column: z.boolean(), card_limit: cardLimit })),
    status: 200,
    answer: Column,
    minimal: ColumnFields,
    errors: [409],
  }),
  deleteColumn: route({
    method: "DELETE",
    path: "/columns/{column_id}",
    tag,
    summary: "Delete a column with its cards; it can be restored for a while",
    access: "member",
    scope: "write",
    takesLong: true,
    status: 204,
    current: ColumnFields,
  }),
  archiveColumn: route({
    method: "POST",
    path: "/columns/{column_id}/archive",
    tag,
    summary: "Take a column with its cards off the board and keep it",
    access: "member",
    scope: "write",
    takesLong: true,
    status: 204,
    current: ColumnFields,
  }),
  moveColumn: route({
    method: "POST",
    path: "/columns/{column_id}/move",
    tag,
    summary: "Move a column to a position",
    access: "member",
    scope: "write",
    body: z.object({ position }),
    status: 200,
    answer: Column,
    minimal: ColumnFields,
  }),
};

export const columns = {
  subjects: { column_id: { table: "columns", noun: "This column" } },
  events,
  routes: columnRoutes,
};
