/** What people do with comments; see ../../board/session/actions.ts. */
import * as texts from "#texts/comments.ts";
import { localId } from "../../../client/changes/local-id.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Comment } from "../../../contract/comments.ts";
import type { BoardSession } from "../../board/session/board-session.ts";

export function createComment(session: BoardSession, card: Card, body: string): Promise<boolean> {
  const input = { card_id: card.id, body };
  return session.perform({ route: "createComment", input, creates: localId() }, texts.notSent);
}

export function editComment(session: BoardSession, comment: Comment, body: string): Promise<boolean> {
  const { id, card_id: cardId } = comment;
  const input = { comment_id: id, body };
  // Comments are not part of the board, so the session cannot know what was seen.
  const seen = { body: comment.body };
  return session.perform({ route: "updateComment", input, cardId, seen }, texts.notChanged);
}

export function deleteComment(session: BoardSession, { id, card_id: cardId }: Comment): void {
  session.performWithUndo(
    { route: "deleteComment", input: { comment_id: id }, cardId },
    { done: texts.deleted, failure: texts.notDeleted },
  );
}
