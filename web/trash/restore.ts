/** Bringing cards and columns back, with what people are told about it. */
import * as texts from "#texts/restoring.ts";
import type { Operation } from "../../client/changes/operations.ts";
import { ApiError } from "../../client/http.ts";
import { randomId } from "../../client/util/random-id.ts";
import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import type { AnswerOf } from "../../contract/index.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { api } from "../session/api.ts";
import { failureOf, isUnreachable, reasonOf } from "../session/reason.ts";
import { isBeingRestored, removedHere } from "./removed-here.ts";
import type { TrashEntry } from "./trash-list.ts";

/** `waiting`: it is sent later. `no-column`: the card's column is gone, so another one has to be chosen. */
export type Restored =
  | { outcome: "done" }
  | { outcome: "waiting" }
  | { outcome: "no-column" }
  | { outcome: "failed"; reason: string; status: number | null };

type Removed = Pick<TrashEntry, "id" | "type" | "title">;

/** With what it was, if that is known. */
interface Restorable extends Removed {
  card?: Card | undefined;
  column?: Column | undefined;
}

export async function restore(
  session: BoardSession,
  entry: Restorable,
  columnId?: string,
): Promise<Restored> {
  const { id, type, title } = entry;
  if (isBeingRestored(session.view.pending, id)) return { outcome: "waiting" };
  const key = randomId();
  const restored = type === "column" ? texts.restoredColumn(title) : texts.restoredCard(title);
  const wait = (): Restored => {
    const sent = session.perform(restoring(session, entry, columnId), texts.notRestored(title), key);
    if (session.view.status === "live") session.offerUndo(key, restored);
    else void sent.then(session.offerUndo(key, texts.willBeRestored(title)));
    return { outcome: "waiting" };
  };
  if (session.mustWait) return wait();
  try {
    const { left_out } =
      type === "column"
        ? await api.restoreColumn({ trashed_column_id: id }, { key })
        : await api.restoreCard({ trashed_card_id: id, ...(columnId && { column_id: columnId }) }, { key });
    session.offerUndo(key, restored + leftOutWords(left_out));
    return { outcome: "done" };
  } catch (error) {
    if (isUnreachable(failureOf(error))) return wait();
    // A limit is refused with the same status, but for every column.
    if (isColumnGone(error) && columnId === undefined) return { outcome: "no-column" };
    const status = error instanceof ApiError ? error.status : null;
    return { outcome: "failed", reason: reasonOf(error), status };
  }
}

/** It is shown at once if it is known what it was, as when it was removed here a moment ago. */
function restoring(session: BoardSession, entry: Restorable, columnId?: string): Operation {
  const { id, type, title, card, column } = entry;
  const { boardBefore, view } = session;
  const here = removedHere({ pending: view.pending, boardBefore }, id);
  const removed = { title, ...(card && { card }), ...(column && { column }), ...here };
  if (type === "column") return { route: "restoreColumn", input: { trashed_column_id: id }, removed };
  const input = { trashed_card_id: id, ...(columnId && { column_id: columnId }) };
  return { route: "restoreCard", input, removed };
}

/** Deletes it for good; false if that is sent later. */
export async function purgeNow(
  session: BoardSession,
  board_id: string,
  { id, title }: Removed,
): Promise<boolean> {
  const key = randomId();
  const input = { board_id, trash_id: id };
  try {
    if (!session.mustWait) {
      await api.purgeTrash(input, { key });
      return true;
    }
  } catch (error) {
    if (!isUnreachable(failureOf(error))) throw error;
  }
  const sent = session.perform(
    { route: "purgeTrash", input, removed: { title } },
    texts.notDeleted(title),
    key,
  );
  void sent.then(session.offerUndo(key, texts.willBeDeleted(title)));
  return false;
}

function isColumnGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.detail.includes("column");
}

/** What could not come back, because it is no longer on the board. */
export function leftOutWords({ labels, assignees }: AnswerOf<"restoreCard">["left_out"]): string {
  return labels.length + assignees.length > 0 ? texts.leftOut(labels.length, assignees.length) : "";
}
