import type { MouseEvent } from "react";
import * as texts from "#texts/activity.ts";
import { restore } from "#texts/common.ts";
import { notRestored } from "#texts/restoring.ts";
import * as undoTexts from "#texts/undo.ts";
import { randomId } from "../../client/util/random-id.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { wordsOf } from "../board/undo/event-words.ts";
import { type OpenBoard, useBoard } from "../board/use-board.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { canUndo } from "./feed/undoable.ts";

interface Props {
  event: BoardEvent;
  isUndone: (seq: number) => boolean;
}

/** On a line of the activity: brings back what was removed, or undoes any other change, where that is still possible. */
export function TakeBack({ event, isUndone }: Props) {
  const open = useBoard();
  const { board, me, role } = open;
  const { type, data, user_id } = event;
  const isOwner = role === "owner";
  const isRemoval = type === "card.deleted" || type === "column.deleted";
  // What others say is theirs to take back.
  const mayUndo =
    (isOwner && !type.startsWith("comment.")) || (user_id === me.id && !type.startsWith("board."));
  if (!canUndo(event, board) || isUndone(event.seq) || (!isRemoval && !mayUndo)) return null;
  // The second click of a double click would be on what has come in its place.
  const run = ({ detail }: MouseEvent) => {
    if (detail <= 1) void (isRemoval ? bringItBack(open, event) : undo(open, event));
  };
  const [does, what] = isRemoval
    ? [restore, ` ${"title" in data ? data.title : ""}`]
    : [undoTexts.undo, texts.ofThis(wordsOf(event, board, me.id))];
  return (
    <button type="button" className="activity-action" aria-label={does + what} onClick={run}>
      {does}
    </button>
  );
}

async function bringItBack({ session }: OpenBoard, { type, data }: BoardEvent): Promise<void> {
  if (type !== "card.deleted" && type !== "column.deleted") return;
  const { id, title } = data;
  const columnId = type === "card.deleted" ? data.column_id : null;
  try {
    const { bringBack } = await import("../trash/bring-back.ts");
    await bringBack(session, { id, title, columnId });
  } catch {
    toast({ kind: "error", message: `${notRestored(title)}.` });
  }
}

/** The service undoes it with everything of the same request; why it was refused is said by the session. */
async function undo({ board, session, me }: OpenBoard, event: BoardEvent): Promise<void> {
  const words = wordsOf(event, board, me.id);
  const input = { board_id: board.id, seq: event.seq, whole: true };
  const failure = undoTexts.about(undoTexts.failed.undo, words, 0);
  if (!(await session.perform({ route: "undo", input, undone: [event] }, failure, randomId()))) return;
  // To undo what somebody else did is a change like any other.
  const [label, run] =
    event.user_id === me.id ? [undoTexts.redo, session.redo] : [undoTexts.undo, session.undo];
  const message = undoTexts.sentence(undoTexts.about(undoTexts.done.undo, words, 0));
  toast({ group: "undo", message, action: { label, run } });
}
