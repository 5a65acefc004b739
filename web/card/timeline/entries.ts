/** Comments and changes of a card as one list, newest first. Pure. */
import type { Line } from "../../activity/feed/lines.ts";
import type { ShownComment } from "../comments/pending-comments.ts";

export type Entry =
  | { kind: "comment"; comment: ShownComment }
  /** Without a comment between them. */
  | { kind: "changes"; lines: Line[] };

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
  const entries = merged(
    comments.filter(({ isUnsent, created_at }) => isUnsent || created_at >= horizon),
    lines.filter(({ event }) => event.timestamp >= horizon),
  );
  return { entries, older };
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
      addChange(entries, line);
    }
    entries.push({ kind: "comment", comment });
  }
  for (const line of lines.slice(next)) addChange(entries, line);
  return entries;
}

function addChange(entries: Entry[], line: Line): void {
  const last = entries.at(-1);
  if (last?.kind === "changes") last.lines.push(line);
  else entries.push({ kind: "changes", lines: [line] });
}
