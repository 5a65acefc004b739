/** Bringing cards and columns back, with what people are told about it. */
import * as texts from "#texts/trash.tsx";
import { ApiError } from "../../client/http.ts";
import { randomId } from "../../client/util/random-id.ts";
import type { AnswerOf } from "../../contract/index.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import type { TrashEntry } from "./trash-list.ts";

/** `no-column`: the card's column is gone, so another one has to be chosen. */
export type Restored =
  | { outcome: "done" }
  | { outcome: "no-column" }
  | { outcome: "failed"; reason: string; status: number | null };

type Removed = Pick<TrashEntry, "id" | "type" | "title">;

export async function restore(session: BoardSession, entry: Removed, columnId?: string): Promise<Restored> {
  const { id, type, title } = entry;
  const key = randomId();
  try {
    const { left_out } =
      type === "column"
        ? await api.restoreColumn({ trashed_column_id: id }, { key })
        : await api.restoreCard({ trashed_card_id: id, ...(columnId && { column_id: columnId }) }, { key });
    const restored = type === "column" ? texts.restoredColumn(title) : texts.restoredCard(title);
    session.offerUndo(key, restored + leftOutWords(left_out));
    return { outcome: "done" };
  } catch (error) {
    // A limit is refused with the same status, but for every column.
    if (isColumnGone(error) && columnId === undefined) return { outcome: "no-column" };
    const status = error instanceof ApiError ? error.status : null;
    return { outcome: "failed", reason: reasonOf(error), status };
  }
}

function isColumnGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.detail.includes("column");
}

/** What could not come back, because it is no longer on the board. */
export function leftOutWords({ labels, assignees }: AnswerOf<"restoreCard">["left_out"]): string {
  return labels.length + assignees.length > 0 ? texts.leftOut(labels.length, assignees.length) : "";
}
