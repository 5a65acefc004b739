/** Which changes of this user set off rules, and which rules then could not act. Pure. */
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { isFull } from "../board/state/column-room.ts";

/** A card of this size may become too large for what a rule adds to it. In characters of JSON. */
const LARGE = 100_000;

/** `after` is the board with the event. No rule is hindered on a board whose columns have room and whose cards are small. */
export function mayHinder(event: BoardEvent, after: FullBoard, myId: string): boolean {
  if (event.user_id !== myId || event.undoes !== undefined || !setsOff(event)) return false;
  return after.columns.some(isFull) || JSON.stringify(event.data).length > LARGE;
}

/** It may be the trigger of a rule. */
export function setsOff({ type, data, previous }: BoardEvent): boolean {
  if (!previous) return false;
  switch (type) {
    case "card.moved":
      return "column_id" in previous && previous.column_id !== data.column_id;
    case "card.labeled":
      return true;
    case "card.updated":
      return "is_complete" in previous && data.is_complete;
    default:
      return false;
  }
}
