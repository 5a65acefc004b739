/** What was removed from boards and can come back. */
import * as z from "zod/mini";
import { atMost, id, keyword, resource, route, timestamp } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";
import { Board } from "./boards.ts";
import { Card } from "./cards.ts";
import { Column, ColumnFields } from "./columns.ts";
import { Comment } from "./comments.ts";

const TrashEntry = resource("TrashEntry", {
  id,
  type: z.enum(["card", "column", "board"]),
  title: z.string(),
  /** Of a card. */
  number: z.nullable(z.int()),
  /** Of the column that a card was in; null if that was deleted for good. */
  column_title: z.nullable(z.string()),
  removed_at: timestamp,
  /** Null if a rule has archived it by the clock. */
  removed_by: z.nullable(id),
  kind: z.enum(["deleted", "archived"]),
});

/** The ids of labels and people that are no longer on the board. */
const LeftOut = z.object({ labels: z.array(id), assignees: z.array(id) });
export type LeftOut = z.output<typeof LeftOut>;

const RestoredCard = resource("RestoredCard", { ...Card.shape, left_out: LeftOut });
const RestoredColumn = resource("RestoredColumn", { ...Column.shape, left_out: LeftOut });
const RestoredColumnFields = resource("RestoredColumnFields", { ...ColumnFields.shape, left_out: LeftOut });

const tag = "Trash";
/** The time and the id of the last entry of a page. */
const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const trashRoutes = {
  listTrash: route({
    method: "GET",
    path: "/boards/{board_id}/trash",
    tag,
    summary: "Cards and columns that were deleted or archived, newest first",
    access: "member",
    scope: "read",
    query: z.object({
      kind: z.optional(keyword(["deleted", "archived"])),
      limit: pageLimit,
      /** `next` of the page before. Below zero for what an imported board had archived already. */
      before: z.optional(z.int()),
    }),
    status: 200,
    answer: pageOf(TrashEntry),
  }),
  listTrashedComments: route({
    method: "GET",
    path: "/boards/{board_id}/trash/{trash_id}/comments",
    tag,
    summary: "The comments on a card in the trash, newest first",
    access: "member",
    scope: "read",
    query: z.object({ limit: pageLimit, before: z.optional(id) }),
    status: 200,
    answer: pageOf(Comment),
  }),
  purgeTrash: route({
    method: "DELETE",
    path: "/boards/{board_id}/trash/{trash_id}",
    tag,
    summary: "Remove something from the trash for good",
    access: "owner",
    scope: "admin",
    status: 204,
  }),
  restoreCard: route({
    method: "POST",
    path: "/cards/{trashed_card_id}/restore",
    tag,
    summary: "Bring a card back to its column and place, or to another column",
    access: "member",
    scope: "write",
    body: z.object({ column_id: z.optional(id) }),
    isBodyOptional: true,
    status: 200,
    answer: RestoredCard,
    errors: [409],
  }),
  restoreColumn: route({
    method: "POST",
    path: "/columns/{trashed_column_id}/restore",
    tag,
    summary: "Bring a column back with its cards",
    access: "member",
    scope: "write",
    takesLong: true,
    status: 200,
    answer: RestoredColumn,
    minimal: RestoredColumnFields,
    errors: [409],
  }),
  listDeletedBoards: route({
    method: "GET",
    path: "/boards/trash",
    tag,
    summary: "Deleted boards that I own, newest first",
    access: "authenticated",
    scope: "admin",
    query: z.object({ limit: pageLimit, before: z.optional(z.string().check(atMost(61), z.regex(CURSOR))) }),
    status: 200,
    answer: pageOf(TrashEntry),
  }),
  restoreBoard: route({
    method: "POST",
    path: "/boards/{deleted_board_id}/restore",
    tag,
    summary: "Bring a deleted board back",
    access: "owner",
    scope: "admin",
    status: 200,
    answer: Board,
    errors: [409],
  }),
};

export const trash = {
  subjects: {
    trashed_card_id: { table: "trash", noun: "This card" },
    trashed_column_id: { table: "trash", noun: "This column" },
    deleted_board_id: { table: "boards", noun: "This board", isDeleted: true },
  },
  events: {},
  routes: trashRoutes,
};
