/** Each comment is a document of its own, so writing one costs the same however many the card has. */
import type { Comment } from "../../contract/comments.ts";
import type { NumberedAnnouncement } from "../platform/core/change/decision.ts";
import { remove, sweep, type Write } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { updateOf } from "../platform/db/statements.ts";
import { commentWords } from "./document.ts";
import { insertComment } from "./new-documents.ts";

interface CommentChange {
  comment: Comment;
  kind: "insert" | "update" | "remove";
}

export function commentWrites(boardId: string, events: readonly NumberedAnnouncement[]): Write[] {
  const changes = new Map<string, CommentChange>();
  for (const event of events) collect(event, changes);
  if (changes.size === 0) return [];
  const places = new Map<string, number>();
  return [...changes.values()].map(({ comment, kind }) => {
    const { id: commentId, card_id: cardId, body } = comment;
    if (kind === "remove") return remove("search_documents", { card_id: cardId, text_id: commentId });
    const words = wordsOnCard({ boardId, cardId }, body);
    if (kind === "update") return updateComment({ boardId, cardId, commentId }, words);
    const place = places.get(cardId) ?? 0;
    places.set(cardId, place + 1);
    return insertComment({ boardId, cardId, commentId, place }, words);
  });
}

/** The last event about a comment decides. */
function collect(event: NumberedAnnouncement, changes: Map<string, CommentChange>): void {
  switch (event.type) {
    case "comment.created":
      changes.set(event.data.id, { comment: event.data, kind: "insert" });
      return;
    case "comment.updated": {
      const kind = changes.get(event.data.id)?.kind === "insert" ? "insert" : "update";
      changes.set(event.data.id, { comment: event.data, kind });
      return;
    }
    case "comment.deleted":
      if (changes.get(event.data.id)?.kind === "insert") changes.delete(event.data.id);
      else changes.set(event.data.id, { comment: event.data, kind: "remove" });
  }
}

/** With the number of its card, which an event about a comment does not have. */
function wordsOnCard({ boardId, cardId }: Omit<Place, "commentId">, body: string): Sql {
  const [before, after] = commentWords(boardId, "", body);
  return sql`(SELECT CAST(${before} AS TEXT) || c.number || CAST(${after} AS TEXT)
    FROM cards c WHERE c.board_id = ${boardId} AND c.id = ${cardId})`;
}

interface Place {
  boardId: string;
  cardId: string;
  commentId: string;
}

function updateComment({ boardId, cardId, commentId }: Place, words: Sql): Write {
  return sweep(
    updateOf(
      "search_documents",
      sql`SET words = ${words} WHERE board_id = ${boardId} AND card_id = ${cardId} AND text_id = ${commentId}`,
    ),
  );
}
