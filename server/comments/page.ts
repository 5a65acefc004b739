import type { Comment } from "../../contract/comments.ts";
import { type CommentRow, PAGE_BYTES, toComment } from "./store.ts";

/** The page that `commentRows` has read: at most `limit`, and one more row if there are more. */
export function commentPage(
  rows: readonly CommentRow[],
  limit: number,
): { items: Comment[]; next: string | null } {
  const items = rows.slice(0, Math.min(limit, lengthOfPage(rows))).map(toComment);
  return { items, next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null };
}

/** How many of them are no more than a page together, but one in any case. */
function lengthOfPage(comments: readonly { body: string }[]): number {
  let bytes = 0;
  const over = comments.findIndex(({ body }) => {
    bytes += Buffer.byteLength(body);
    return bytes > PAGE_BYTES;
  });
  return over < 0 ? comments.length : Math.max(1, over);
}
