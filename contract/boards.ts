import * as z from "zod/mini";
import { color } from "./base/color.ts";
import { id, keyword, route, taggedResource, text, timestamp, verbatim } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";
import { event, mapCards, mapChanged, removeById, replaced } from "./board-changes.ts";
import type { Card } from "./cards.ts";
import { Column } from "./columns.ts";
import { Label } from "./labels.ts";
import { User } from "./users.ts";

export const BoardMember = taggedResource("BoardMember", {
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
  color: z.nullable(z.string()),
  is_template: z.boolean(),
  created_by: id,
  updated_by: id,
  created_at: timestamp,
  updated_at: timestamp,
  seq: z.int(),
  labels: z.array(Label),
  members: z.array(BoardMember),
};

export const Board = taggedResource("Board", boardShape, "feature");
export type Board = z.output<typeof Board>;

export const FullBoard = taggedResource("FullBoard", { ...boardShape, columns: z.array(Column) }, "feature");
export interface FullBoard extends z.output<typeof FullBoard> {
  /**
   * The time of event number `seq`, null if the log has none: the two together name a point in the history of the board.
   * An answer has it in a header.
   */
  last_event_at?: string | null;
}
/** That header. */
export const LAST_EVENT_AT = "last-event-at";

const events = {
  "board.updated": event(Board, ({ columns }, board) => ({ ...board, columns })),
  "board.deleted": event(z.object({ id }), () => null),
  "board.member_added": event(BoardMember, (board, member) => ({
    ...board,
    members: [...without(board.members, member), member].sort((a, b) => (a.user_id < b.user_id ? -1 : 1)),
  })),
  "board.member_removed": event(BoardMember, (board, member) => ({
    ...mapCards(board, (card) => unassigned(card, member.user_id)),
    members: without(board.members, member),
  })),
};

function without(members: BoardMember[], { user_id }: BoardMember): BoardMember[] {
  return members.filter((member) => member.user_id !== user_id);
}

/** A user who leaves the board is unassigned from everything on it. */
function unassigned(card: Card, userId: string): Card {
  const checklists = mapChanged(card.checklists, (checklist) => {
    const items = mapChanged(checklist.items, (item) =>
      replaced(item, "assignees", removeById(item.assignees, userId)),
    );
    return replaced(checklist, "items", items);
  });
  return replaced(replaced(card, "assignees", removeById(card.assignees, userId)), "checklists", checklists);
}

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
    scope: "write",
    isAccountWide: true,
    body: z.object({ title, description: z.optional(description), color: z.optional(z.nullable(color)) }),
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
    scope: "read",
    query: z.object({ limit: pageLimit, after: z.optional(id) }),
    status: 200,
    answer: z.array(Board),
    page: pageOf(Board),
  }),
  getBoard: route({
    method: "GET",
    path: "/boards/{board_id}",
    tag,
    summary:
      "The whole board, as of its event number seq, or as it was at event number `at`; ETag and If-None-Match are honoured",
    access: "member",
    scope: "read",
    query: z.object({ at: z.optional(z.int().check(z.gte(0))) }),
    status: 200,
    answer: FullBoard,
    errors: [410, 429],
  }),
  copyBoard: route({
    method: "POST",
    path: "/boards/{board_id}/copy",
    tag,
    summary: "Copy a board; the caller becomes the owner of the copy. Without `include`, all but members",
    access: "member",
    scope: "write",
    isAccountWide: true,
    body: z.object({
      title,
      include: z.optional(z.array(keyword(["cards", "labels", "rules", "members"])).check(z.maxLength(10))),
    }),
    takesLong: true,
    status: 201,
    answer: Board,
    errors: [409, 429],
  }),
  exportBoard: route({
    method: "GET",
    path: "/boards/{board_id}/export",
    tag,
    summary: "The board as a ZIP archive: board.json and the attachments, with `history=true` its events too",
    access: "member",
    scope: "read",
    query: z.object({ history: z.optional(keyword(["true", "false"])) }),
    takesLong: true,
    status: 200,
    sends: "bytes",
    mediaType: "application/zip",
    errors: [429],
  }),
  updateBoard: route({
    method: "PATCH",
    path: "/boards/{board_id}",
    tag,
    summary: "Change title, description or colour, or whether it is a template",
    access: "owner",
    scope: "admin",
    body: z.partial(z.object({ title, description, color: z.nullable(color), is_template: z.boolean() })),
    status: 200,
    answer: Board,
    errors: [409],
  }),
  deleteBoard: route({
    method: "DELETE",
    path: "/boards/{board_id}",
    tag,
    summary: "Delete the board with everything on it; it can be restored for a while",
    access: "owner",
    scope: "admin",
    status: 204,
    current: Board,
  }),
  listMembers: route({
    method: "GET",
    path: "/boards/{board_id}/members",
    tag,
    summary: "The members, as they are called now",
    access: "member",
    scope: "read",
    status: 200,
    answer: z.array(BoardMember),
  }),
  invite: route({
    method: "POST",
    path: "/boards/{board_id}/invite",
    tag,
    summary: "Add a user as a member",
    access: "owner",
    scope: "admin",
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
    scope: "admin",
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
    scope: "write",
    status: 204,
    current: BoardMember,
    errors: [409],
  }),
};

export const boards = {
  subjects: { board_id: { table: "boards", noun: "This board" } },
  events,
  routes: boardRoutes,
};
