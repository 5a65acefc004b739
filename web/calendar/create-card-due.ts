import { notAdded } from "#texts/changes.ts";
import { localId } from "../../client/changes/local-id.ts";
import { boardOf } from "../board/session/actions.ts";
import type { BoardSession } from "../board/session/board-session.ts";

interface DueCard {
  columnId: string;
  title: string;
  due_at: string;
  /** What is said then. */
  done: string;
}

/** At the end of the column. A card is created without a date, and gets it with the next change, undone with the first. */
export function createCardDue(session: BoardSession, { columnId, title, due_at, done }: DueCard): void {
  const input = { board_id: boardOf(session).id, column_id: columnId, title };
  const creates = localId();
  session.performAll(
    [
      { route: "createCard", input, creates },
      { route: "updateCard", input: { card_id: creates, due_at } },
    ],
    { done, failure: notAdded(title), group: "due" },
  );
}
