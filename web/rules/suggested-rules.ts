/** Rules that many boards can use, for one that has none yet. Pure. */
import { isLocal } from "../../client/changes/local-id.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { fold } from "../../contract/search-text/fold.ts";
import type { Wording } from "./sentence.ts";

/** What somebody calls a label that fits a card whose date has passed, in the languages of the page; folded. */
const MEANS_URGENT =
  /\b(urgent|overdue|late|delayed|blocked|critical|dringend|eilig|uberfallig|verspatet|blockiert|kritisch)\b/;

/** Only with what the service knows already. */
export function suggestedRules(board: FullBoard, myId: string): Wording[] {
  const columns = board.columns.filter(({ id }) => !isLocal(id));
  const labels = board.labels.filter(({ id }) => !isLocal(id));
  const done =
    columns.findLast(({ is_done_column }) => is_done_column) ??
    (columns.length > 1 ? columns.at(-1) : undefined);
  const first = columns.find(({ id }) => id !== done?.id);
  const label = labels.find(({ name }) => MEANS_URGENT.test(fold(name)));
  const suggested: Wording[] = [];
  if (done) {
    // A column for done work completes its cards by itself.
    if (!done.is_done_column)
      suggested.push({ trigger: "card_moved", triggerId: done.id, action: "complete_card", actionId: "" });
    suggested.push({ trigger: "card_completed", triggerId: "", action: "move_to_column", actionId: done.id });
  }
  if (first)
    suggested.push({ trigger: "card_moved", triggerId: first.id, action: "reopen_card", actionId: "" });
  if (label)
    suggested.push({ trigger: "due_passed", triggerId: "", action: "add_label", actionId: label.id });
  else suggested.push({ trigger: "due_soon", triggerId: "", action: "assign_member", actionId: myId });
  return suggested;
}
