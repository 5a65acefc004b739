/** Undoing what was done to a comment. The events say everything about it, so none is kept in the trash. */
import {
  addComment,
  authorRow,
  COMMENT_LIMIT,
  COUNT_GROWTH,
  commentCount,
  commentRow,
  removeComment,
  toComment,
} from "../comments/store.ts";
import { matchedTo } from "../people/store.ts";
import { valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce } from "../platform/core/change/decision.ts";
import { update } from "../platform/db/db.ts";
import { one } from "../platform/util/present.ts";
import { toUser } from "../users/public-user.ts";
import { previousFields } from "./fields.ts";
import { Changed } from "./log/later-change.ts";
import { type Of, type Undoing, undoing } from "./undoing.ts";

type CommentEvent = Of<"comment.created" | "comment.updated" | "comment.deleted">;

/** The comment, and how many its card has, which is nothing unless the card is on the board. */
function loadFor({ data: { id, card_id } }: CommentEvent, boardId: string) {
  return { live: commentRow(boardId, id), count: commentCount(boardId, card_id) };
}

function requireCard({ seq, data: { card_id } }: CommentEvent, count: readonly unknown[]): void {
  if (!count[0]) throw new Changed({ since: seq, on: card_id, id: card_id, what: "removed" });
}

/** While its text is still the one that it came with. */
export function undoingOfNewComment(event: Of<"comment.created">, boardId: string): Undoing {
  const { seq, data } = event;
  const { id, card_id } = data;
  return undoing(loadFor(event, boardId), ({ live, count }) => {
    requireCard(event, count);
    if (!live[0]) throw new Changed({ since: seq, on: card_id, id, what: "removed" });
    const comment = toComment(live[0]);
    if (comment.body !== data.body) throw new Changed({ since: seq, on: card_id, id, what: "anything" });
    return {
      writes: removeComment(comment, one(count).taken),
      events: [announce("comment.deleted", comment, { undoes: seq })],
    };
  });
}

/** Its earlier text is as old as it was: a comment that was never edited otherwise does not say that it was. */
export function undoingOfCommentUpdate(event: Of<"comment.updated">, boardId: string): Undoing {
  const { seq, data, previous } = event;
  const { id, card_id } = data;
  return undoing(loadFor(event, boardId), ({ live, count }) => {
    requireCard(event, count);
    if (!live[0]) throw new Changed({ since: seq, on: card_id, id, what: "removed" });
    const before = toComment(live[0]);
    const on = { names: ["body"] as const, on: card_id, id, kind: "comment" };
    const fields = { ...previousFields(before, event, on), edited_at: previous?.edited_at ?? null };
    const comment = { ...before, ...fields };
    return {
      writes: [update("comments", { id }, fields)],
      events: [announce("comment.updated", comment, { previous: valuesBefore(before, fields), undoes: seq })],
    };
  });
}

export function undoingOfRemovedComment(event: Of<"comment.deleted">, boardId: string): Undoing {
  const { seq, data } = event;
  const { id, card_id, user_id, person_id } = data;
  const author = authorRow(person_id === null ? user_id : matchedTo(boardId, person_id));
  const load = { ...loadFor(event, boardId), author };
  return undoing(load, ({ live, count, author }, { board, limits }) => {
    requireCard(event, count);
    if (live[0]) throw new Changed({ since: seq, on: card_id, id, what: "created" });
    limits.refuseMore(COMMENT_LIMIT, count, board);
    const [user] = author.map(toUser);
    const comment = { ...data, user_id: user?.id ?? null, user: user ?? null };
    return {
      writes: addComment(comment, one(count).taken),
      events: [announce("comment.created", comment, { mark: "restored", undoes: seq })],
      growth: COUNT_GROWTH,
    };
  });
}
