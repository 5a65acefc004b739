/** A board as it was answered, in the form in which a client keeps it. */
import { lastEventOf } from "../../client/tags.ts";
import type { FullBoard } from "../../contract/boards.ts";

export function withLastEvent(board: FullBoard): FullBoard {
  return { ...board, last_event_at: lastEventOf(board) };
}
