/** What comments say, below the sentences about them. Pure. */
import type { BoardEvent } from "../../../contract/events.ts";
import { firstParagraph, plainLine } from "../../util/plain-line.ts";

const LONGEST = 300;

/** Of an event, the beginning of the comment that it is about; nothing of one that is deleted later in the list. */
export function excerptsIn(events: readonly BoardEvent[]): (event: BoardEvent) => string | undefined {
  const deleted = new Map<string, number>();
  for (const { type, data, seq } of events)
    if (type === "comment.deleted") deleted.set(data.id, Math.max(seq, deleted.get(data.id) ?? 0));
  return ({ type, data, seq }) => {
    if (type !== "comment.created" && type !== "comment.updated") return undefined;
    if ((deleted.get(data.id) ?? 0) > seq) return undefined;
    return plainLine(firstParagraph(data.body).slice(0, LONGEST)) || undefined;
  };
}
