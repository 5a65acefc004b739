import { type Db, update } from "../../platform/db/db.ts";
import { integerIn } from "../../platform/db/json.ts";
import { idList, sql } from "../../platform/db/sql.ts";
import { commentWords } from "../document.ts";
import { insertComment } from "../new-documents.ts";
import { correct } from "./step.ts";

interface CommentRow {
  id: string;
  card_id: string;
  body: string;
  number: number | null;
}

/** After the cards: a comment is added beside the document of its card. */
export function repairComments(db: Db, boardId: string, ids: readonly string[]): Promise<number> {
  const live = sql`SELECT c.number FROM cards c WHERE c.board_id = ${boardId} AND c.id = n.card_id`;
  const removed = sql`SELECT ${integerIn(sql`t.data`, "number")} FROM trash t
    WHERE t.board_id = ${boardId} AND t.id = n.card_id AND t.type = 'card'`;
  const load = {
    comments: sql<CommentRow>`SELECT n.id, n.card_id, n.body, coalesce((${live}), (${removed})) AS number
      FROM comments n WHERE n.board_id = ${boardId} AND n.id ${idList(ids)} ORDER BY n.id`,
    documents: sql<{ text_id: string; words: string }>`SELECT d.text_id, d.words
      FROM comments n CROSS JOIN search_documents d WHERE n.board_id = ${boardId} AND n.id ${idList(ids)}
        AND d.board_id = n.board_id AND d.card_id = n.card_id AND d.text_id = n.id`,
  };
  return correct(db, boardId, load, ({ comments, documents }) => {
    const there = new Map(documents.map(({ text_id, words }) => [text_id, words]));
    const places = new Map<string, number>();
    return comments.flatMap(({ id: commentId, card_id: cardId, body, number }) => {
      if (number === null) return [];
      const right = commentWords(boardId, number, body).join("");
      const words = there.get(commentId);
      if (words === right) return [];
      if (words !== undefined)
        return [update("search_documents", { card_id: cardId, text_id: commentId }, { words: right })];
      const place = places.get(cardId) ?? 0;
      places.set(cardId, place + 1);
      return [insertComment({ boardId, cardId, commentId, place }, sql`CAST(${right} AS TEXT)`)];
    });
  });
}
