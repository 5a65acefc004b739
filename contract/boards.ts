import * as z from "zod/mini";
import { id, keyword, resource, route, text, timestamp, verbatim } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";
import { Column } from "./columns.ts";
import { Label } from "./labels.ts";
import { User } from "./users.ts";

export const BoardMember = resource("BoardMember", {
  board_id: id,
  user_id: id,
  role: z.enum(["owner", "member"]),
  user: User,
});
export type BoardMember = z.output<typeof BoardMember>;
export type Role = BoardMember["role"];

const boardShape = {
  id,
  title: z.string(),
  description: z.nullable(z.string()),
  created_by: id,
  updated_by: id,
  created_at: timestamp,
  updated_at: timestamp,
  seq: z.int(),
  labels: z.array(Label),
  members: z.array(BoardMember),
};

export const Board = resource("Board", boardShape);
export type Board = z.output<typeof Board>;

export const FullBoard = resource("FullBoard", { ...boardShape, columns: z.array(Column) });
export type FullBoard = z.output<typeof FullBoard>;

export const boardEvents = {
  "board.updated": Board,
  "board.deleted": z.object({ id }),
  "board.member_added": BoardMember,
  "board.member_removed": BoardMember,
};

const tag = "Boards";
const title = text(1, 255);
const description = z.nullable(verbatim(0, 50_000));

export const boardRoutes = {
  createBoard: route({
    method: "POST",
    path: "/boards",
    tag,
    summary: "Create a board; the caller becomes its owner",
    access: "authenticated",
    body: z.object({ title, description: z.optional(description) }),
    status: 201,
    answer: Board,
    errors: [409],
  }),
  listBoards: route({
    method: "GET",
    path: "/boards",
    tag,
    summary: "The boards I am a member of: all of them, or a page with `limit` or `after`",
    access: "authenticated",
    query: z.object({ limit: pageLimit, after: z.optional(id) }),
    status: 200,
    answer: z.array(Board),
    page: pageOf(Board),
  }),
  getBoard: route({
    method: "GET",
    path: "/boards/{board_id}",
    tag,
    summary: "The whole board, as of its event number seq; ETag and If-None-Match are honoured",
    access: "member",
    status: 200,
    answer: FullBoard,
  }),
  updateBoard: route({
    method: "PATCH",
    path: "/boards/{board_id}",
    tag,
    summary: "Change title or description",
    access: "owner",
    body: z.partial(z.object({ title, description })),
    status: 200,
    answer: Board,
    errors: [409],
  }),
  deleteBoard: route({
    method: "DELETE",
    path: "/boards/{board_id}",
    tag,
    summary: "Delete the board with everything on it",
    access: "owner",
    status: 204,
  }),
  invite: route({
    method: "POST",
    path: "/boards/{board_id}/invite",
    tag,
    summary: "Add a user as a member",
    access: "owner",
    body: z.object({ user_id: id }),
    status: 201,
    answer: BoardMember,
    errors: [409],
  }),
  changeRole: route({
    method: "PATCH",
    path: "/boards/{board_id}/members/{user_id}",
    tag,
    summary: "Make a member an owner, or an owner a member",
    access: "owner",
    body: z.object({ role: keyword(["owner", "member"]) }),
    status: 200,
    answer: BoardMember,
    errors: [409],
  }),
  removeMember: route({
    method: "DELETE",
    path: "/boards/{board_id}/members/{user_id}",
    tag,
    summary: "Remove a member (owners), or leave (everyone); their assignments on this board go too",
    access: "member",
    status: 204,
    errors: [409],
  }),
};
