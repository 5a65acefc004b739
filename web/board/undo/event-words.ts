import { findCard } from "../../../client/changes/board-changes.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { openActivity } from "../../activity/panel-state.ts";
import { MOST_NAMED, namesOf } from "../../activity/sentences/names.ts";
import { textOf } from "../../activity/sentences/parts.ts";
import { didWhat } from "../../activity/sentences/sentence.ts";
import { targetOf } from "../../activity/target.ts";
import { cardPath, navigate } from "../../router.ts";

/** What was done, without who did it, and without that it undid something. */
export function wordsOf(event: BoardEvent, board: FullBoard, myId: string): string {
  const { undoes: _, ...plain } = event;
  return textOf(didWhat(plain, namesOf(board, [event], { myId, most: MOST_NAMED })));
}

/** Opens the card that the event is about, or the activity of the board if it is about something else. */
export function showEvent(event: BoardEvent, board: FullBoard, myId: string): void {
  const target = targetOf(event, namesOf(board, [event], { myId }));
  if (target?.kind === "card" && findCard(board, target.id)) navigate(cardPath(board.id, target.id));
  else openActivity();
}
