/** Says which rules could not act on what this user has just changed; loaded when there is something to look for. */
import { columnFull } from "#texts/changes.ts";
import * as texts from "#texts/rules.tsx";
import { findCard } from "../../client/changes/board-changes.ts";
import type { ListedRule, RunReason } from "../../contract/automations.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { api } from "../session/api.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { commandFor } from "../util/commands.ts";
import { sentenceOf, wordingOf } from "./sentence.ts";

/** There was something to do, but it was not possible. */
const HINDRANCES: readonly RunReason[] = ["column_full", "card_too_large", "change_too_large"];

/** `events` are the numbers of the changes. */
export async function tellHindered(board: FullBoard, events: ReadonlySet<number>): Promise<void> {
  const rules = await api.listRules({ board_id: board.id, last_run: "true" });
  for (const rule of rules) {
    const message = hinderedBy(rule, board, events);
    const show = commandFor("rules");
    if (message)
      toast({
        message,
        group: rule.id,
        ...(show && { action: { label: texts.showRules, run: show } }),
      });
  }
}

/** Null if the rule has done what it says, or had nothing to do. */
function hinderedBy(rule: ListedRule, board: FullBoard, events: ReadonlySet<number>): string | null {
  const { last_run } = rule;
  if (last_run?.seq == null || !events.has(last_run.seq)) return null;
  const { reason, card_id, why } = last_run;
  if (reason === null || !HINDRANCES.includes(reason)) return null;
  const column = board.columns.find(({ id }) => id === rule.action_column_id);
  const isFull = reason === "column_full" && column && column.card_limit !== null;
  const because = isFull
    ? columnFull(column.title, column.card_limit ?? 0)
    : (texts.whyNot[reason] ?? why ?? "");
  // Of several, the rule knows the last one only.
  const card = events.size === 1 ? findCard(board, card_id)?.title : undefined;
  return texts.couldNotAct(sentenceOf(board, wordingOf(rule)), card ?? null, because);
}
