/** Which entries of the activity offer to take back what they tell. Pure. */
import type { FullBoard } from "../../../contract/boards.ts";
import { BOOKKEEPING, type BoardEvent, hasChanged } from "../../../contract/events.ts";
import { isSetUp } from "../../boards/create/set-up.ts";
import { cardOnBoard, checklistOnBoard } from "../sentences/board-index.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Whether an event has been undone, and that not undone in turn, as far as these events tell. */
export function undoneIn(events: readonly BoardEvent[]): (seq: number) => boolean {
  const undoneBy = new Map(
    events.flatMap(({ seq, undoes }) => (undoes === undefined ? [] : [[undoes, seq]])),
  );
  const isUndone = (seq: number): boolean => {
    const by = undoneBy.get(seq);
    return by !== undefined && !isUndone(by);
  };
  return isUndone;
}

/** What the service would refuse is not offered, as far as the board shows it: what was changed since. */
export function canUndo(event: BoardEvent, board: FullBoard): boolean {
  const { type, data, previous } = event;
  if (type.startsWith("board.member_") || isSetUp(event) || !hasChanged(event)) return false;
  // They are not on the board.
  if (type.startsWith("comment.")) return true;
  const now = presentOf(event, board);
  if (type.endsWith(".deleted")) return now === undefined;
  const then: Fields = { ...data };
  const changed = Object.keys(previous ?? data).filter((field) => !BOOKKEEPING.includes(field));
  return (
    now !== undefined && changed.every((field) => JSON.stringify(now[field]) === JSON.stringify(then[field]))
  );
}

/** What it is about, as it is. */
function presentOf({ type, data }: BoardEvent, board: FullBoard): Fields | undefined {
  const id = "id" in data ? data.id : undefined;
  const has = (each: { id: string }) => each.id === id;
  switch (type.split(".", 1)[0]) {
    case "board":
      return { ...board };
    case "column":
      return fields(board.columns.find(has));
    case "label":
      return fields(board.labels.find(has));
    case "card":
      return fields(id && cardOnBoard(board, id));
    case "checklist":
      return fields(id && checklistOnBoard(board, id));
    case "checklist_item":
      return "checklist_id" in data
        ? fields(checklistOnBoard(board, data.checklist_id)?.items.find(has))
        : undefined;
    case "attachment":
      return "card_id" in data ? fields(cardOnBoard(board, data.card_id)?.attachments.find(has)) : undefined;
    default:
      return undefined;
  }
}

const fields = (thing: object | "" | undefined): Fields | undefined => (thing ? { ...thing } : undefined);
