/** Comments and changes of a card as one list, newest first. Pure. */
import type { Line } from "../../activity/feed/lines.ts";
import type { ShownComment } from "../comments/pending-comments.ts";

export type Entry =
  | { kind: "comment"; at: string; comment: ShownComment }
  | { kind: "change"; at: string; line: Line };

/** What is known of each, newest first. */
interface Known {
  comments: readonly ShownComment[];
  areCommentsComplete: boolean;
  lines: readonly Line[];
  areLinesComplete: boolean;
}

/**
 * Both are loaded page by page: an entry is shown only when nothing newer can be missing, and `older` says which of them
 * the next page is wanted of; null if everything is there.
 */
export function entriesOf(known: Known): { entries: Entry[]; older: "comments" | "lines" | null } {
  const { comments, lines, areCommentsComplete, areLinesComplete } = known;
  const oldestComment = areCommentsComplete ? "" : (comments.at(-1)?.created_at ?? UNKNOWN);
  const oldestLine = areLinesComplete ? "" : (lines.at(-1)?.event.timestamp ?? UNKNOWN);
  const horizon = oldestComment > oldestLine ? oldestComment : oldestLine;
  const older = horizon === "" ? null : oldestComment > oldestLine ? "comments" : "lines";
  return { entries: merged(comments, lines).filter(({ at }) => at >= horizon), older };
}

/** Later than any time. */
const UNKNOWN = "~";

function merged(comments: readonly ShownComment[], lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  let next = 0;
  for (const comment of comments) {
    // What has not arrived yet is the newest, whatever this device thinks the time is.
    for (; !comment.isUnsent; next++) {
      const line = lines[next];
      if (!line || line.event.timestamp <= comment.created_at) break;
      entries.push(change(line));
    }
    entries.push({ kind: "comment", at: comment.isUnsent ? UNKNOWN : comment.created_at, comment });
  }
  return [...entries, ...lines.slice(next).map(change)];
}

function change(line: Line): Entry {
  return { kind: "change", at: line.event.timestamp, line };
}
