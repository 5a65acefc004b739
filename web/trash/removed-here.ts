/** The list of what was removed from a board, with what was done here and is not confirmed yet. Pure. */
import { findCard } from "../../client/changes/board-changes.ts";
import type { Operation } from "../../client/changes/operations.ts";
import type { Pending } from "../../client/changes/optimistic-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import type { TrashEntry } from "./trash-list.ts";

interface Here {
  /** In their order. */
  pending: readonly Pending[];
  /** The board as it was before the change with this key. */
  boardBefore: (key: string) => FullBoard | null;
  kind: TrashEntry["kind"];
  userId: string;
}

export function withRemovedHere(
  listed: readonly TrashEntry[],
  { pending, boardBefore, kind, userId }: Here,
): readonly TrashEntry[] {
  let entries = listed;
  for (const { key, operation, card, at } of pending) {
    const gone = broughtBack(operation);
    if (gone !== undefined) entries = entries.filter(({ id }) => id !== gone);
    const removed = removedBy(operation);
    if (removed?.kind !== kind || entries.some(({ id }) => id === removed.id)) continue;
    const before = boardBefore(key);
    const { title } = card ?? columnIn(before, removed.id) ?? { title: "" };
    const was = before ? findCard(before, removed.id) : undefined;
    const column_title = (was && columnIn(before, was.column_id)?.title) ?? null;
    const number = was?.number ?? null;
    entries = [{ ...removed, title, number, column_title, removed_at: at, removed_by: userId }, ...entries];
  }
  return entries;
}

/** What one of these changes has removed, as it was then. */
export function removedHere(
  { pending, boardBefore }: Pick<Here, "pending" | "boardBefore">,
  id: string,
): { card?: Card; column?: Column } {
  const entry = pending.findLast(({ operation }) => removedBy(operation)?.id === id);
  const board = entry ? boardBefore(entry.key) : null;
  const card = board ? findCard(board, id) : undefined;
  const column = columnIn(board, id);
  return { ...(card && { card }), ...(column && { column }) };
}

/** Whether that waits to be sent, or for the answer. */
export function isBeingRestored(pending: readonly Pick<Pending, "operation">[], id: string): boolean {
  const last = pending.findLast(
    ({ operation }) => removedBy(operation)?.id === id || broughtBack(operation) === id,
  );
  return last?.operation.route === "restoreCard" || last?.operation.route === "restoreColumn";
}

function columnIn(board: FullBoard | null, columnId: string): Column | undefined {
  return board?.columns.find(({ id }) => id === columnId);
}

function removedBy({ route, input }: Operation): Pick<TrashEntry, "id" | "type" | "kind"> | undefined {
  switch (route) {
    case "deleteCard":
      return { id: input.card_id, type: "card", kind: "deleted" };
    case "archiveCard":
      return { id: input.card_id, type: "card", kind: "archived" };
    case "deleteColumn":
      return { id: input.column_id, type: "column", kind: "deleted" };
    case "archiveColumn":
      return { id: input.column_id, type: "column", kind: "archived" };
    default:
      return undefined;
  }
}

/** Restored, or deleted for good. */
function broughtBack({ route, input }: Operation): string | undefined {
  switch (route) {
    case "restoreCard":
      return input.trashed_card_id;
    case "restoreColumn":
      return input.trashed_column_id;
    case "purgeTrash":
      return input.trash_id;
    default:
      return undefined;
  }
}
