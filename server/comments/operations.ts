import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import { type Comment, commentRoutes } from "../../contract/comments.ts";
import { concernedCount } from "../notifications/store.ts";
import type { Handler } from "../platform/core/call.ts";
import { changedFields, valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce, unchanged } from "../platform/core/change/decision.ts";
import { mutation } from "../platform/core/change/mutate.ts";
import { query, sessionOf } from "../platform/core/query.ts";
import { update } from "../platform/db/db.ts";
import { forbidden } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { toUser } from "../users/public-user.ts";
import { commentPage } from "./page.ts";
import {
  addComment,
  authorRow,
  COMMENT_LIMIT,
  COUNT_GROWTH,
  cardOfComment,
  commentCount,
  commentRow,
  commentRows,
  removeComment,
  toComment,
} from "./store.ts";

export const listComments = query(commentRoutes.listComments, {
  load: ({ card_id: cardId, before, limit = DEFAULT_PAGE }, { boardId }) => ({
    comments: commentRows({ boardId, cardId, before, limit }),
  }),
  answer: ({ comments }, { limit = DEFAULT_PAGE }) => commentPage(comments, limit),
});

export const createComment: Handler<typeof commentRoutes.createComment> = (call) =>
  commentBy(sessionOf(call).userId)(call);

/** The comment shows its author, who is loaded with the card. */
function commentBy(userId: string) {
  return mutation(commentRoutes.createComment, {
    load: ({ card_id }, boardId) => ({
      count: commentCount(boardId, card_id),
      author: authorRow(userId),
      concerned: concernedCount(boardId, card_id),
    }),
    decide({ count, author, concerned }, { card_id, body }, { board, now, limits }) {
      limits.refuseMore(COMMENT_LIMIT, count, board);
      const comment: Comment = {
        id: newId(),
        board_id: board.id,
        card_id,
        user_id: userId,
        user: toUser(one(author)),
        person_id: null,
        author_name: null,
        body,
        created_at: now,
        edited_at: null,
      };
      return {
        result: comment,
        writes: addComment(comment, one(count).taken),
        events: [announce("comment.created", comment, { concerned: one(concerned).count })],
        growth: COUNT_GROWTH,
      };
    },
  });
}

export const updateComment = mutation(commentRoutes.updateComment, {
  load: ({ comment_id }, boardId) => ({ comment: commentRow(boardId, comment_id) }),
  decide({ comment }, { comment_id, ...given }, { caller, now, match }) {
    const before = toComment(one(comment));
    if (before.user_id !== caller.id) throw forbidden("Only its author may edit a comment.", "role_too_low");
    const fields = changedFields(match(before), given);
    if (!fields) return unchanged(before);
    const changed = { ...fields, edited_at: now };
    const edited = { ...before, ...changed };
    return {
      result: edited,
      writes: [update("comments", { id: comment_id }, changed)],
      events: [announce("comment.updated", edited, { previous: valuesBefore(before, changed) })],
    };
  },
});

export const deleteComment = mutation(commentRoutes.deleteComment, {
  load: ({ comment_id }, boardId) => ({
    comment: commentRow(boardId, comment_id),
    count: commentCount(boardId, cardOfComment(boardId, comment_id)),
  }),
  decide(rows, _, { board, caller, match }) {
    const comment = toComment(one(rows.comment));
    if (comment.user_id !== caller.id && board.role !== "owner")
      throw forbidden("Only its author and owners of the board may delete a comment.", "role_too_low");
    return {
      result: undefined,
      writes: removeComment(match(comment), one(rows.count).taken),
      events: [announce("comment.deleted", comment)],
    };
  },
});
