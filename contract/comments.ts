import * as z from "zod/mini";
import { id, route, taggedResource, timestamp, verbatim } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";
import { event, mapCard } from "./board-changes.ts";
import type { FullBoard } from "./boards.ts";
import { User } from "./users.ts";

export const MAX_COMMENT_LENGTH = 20_000;

export const Comment = taggedResource("Comment", {
  id,
  board_id: id,
  card_id: id,
  /** Null for an imported comment whose author has not been matched to a member. */
  user_id: z.nullable(id),
  /** The author, who may have left the board since. */
  user: z.nullable(User),
  /** Who wrote an imported comment, and the name the file gave them; null for the comments written here. */
  person_id: z.nullable(id),
  author_name: z.nullable(z.string()),
  /** Markdown, exactly as it was written. */
  body: z.string(),
  created_at: timestamp,
  /** Null until it is edited. */
  edited_at: z.nullable(timestamp),
});
export type Comment = z.output<typeof Comment>;

/** A board has only the number of comments on each card; the comments themselves are read page by page. */
const events = {
  "comment.created": event(Comment, (board, { card_id }) => counted(board, card_id, 1)),
  "comment.updated": event(Comment, (board) => board),
  "comment.deleted": event(Comment, (board, { card_id }) => counted(board, card_id, -1)),
};

function counted(board: FullBoard, cardId: string, added: number): FullBoard {
  return mapCard(board, cardId, (card) => ({ ...card, comment_count: card.comment_count + added }));
}

const tag = "Comments";
const body = verbatim(1, MAX_COMMENT_LENGTH);

export const commentRoutes = {
  listComments: route({
    method: "GET",
    path: "/cards/{card_id}/comments",
    tag,
    summary: "The comments on a card, newest first",
    access: "member",
    scope: "read",
    query: z.object({ limit: pageLimit, before: z.optional(id) }),
    status: 200,
    answer: pageOf(Comment),
  }),
  createComment: route({
    method: "POST",
    path: "/cards/{card_id}/comments",
    tag,
    summary: "Comment on a card",
    access: "member",
    scope: "write",
    body: z.object({ body }),
    status: 201,
    answer: Comment,
    errors: [409],
  }),
  updateComment: route({
    method: "PATCH",
    path: "/comments/{comment_id}",
    tag,
    summary: "Edit a comment; only its author may",
    access: "member",
    scope: "write",
    body: z.partial(z.object({ body })),
    status: 200,
    answer: Comment,
  }),
  deleteComment: route({
    method: "DELETE",
    path: "/comments/{comment_id}",
    tag,
    summary: "Delete a comment; its author and owners of the board may",
    access: "member",
    scope: "write",
    status: 204,
    current: Comment,
  }),
};

export const comments = {
  subjects: {
    comment_id: { table: "comments", noun: "This comment", on: { table: "cards", by: "card_id" } },
  },
  events,
  routes: commentRoutes,
};
