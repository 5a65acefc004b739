/**
 * Why a rule does nothing to a card: a code, and a sentence in English for whoever has no words for it, such as a script.
 * The web client has its own words for each code, in each language (`web/texts`), and needs this sentence only for codes
 * that are newer than the page.
 */
import type { AutomationRule, EffectReason, RunReason } from "../../contract/automations.ts";
import { type ColumnRoom, fullColumn } from "../cards/store.ts";

export interface Reason<Code extends RunReason = RunReason> {
  reason: Code;
  why: string;
}

const WHY = {
  already_there: "The card was in this column already.",
  already_assigned: "This person was assigned already.",
  already_labeled: "The card had this label already.",
  not_labeled: "The card did not have this label.",
  already_complete: "The card was complete already.",
  not_complete: "The card was not complete.",
  archived_by_rule: "Another rule had archived the card.",
  card_too_large: "The card would be too large.",
  change_too_large: "There would be too many bytes of events in one change.",
} satisfies Record<Exclude<RunReason, "column_full">, string>;

export function because<Code extends keyof typeof WHY>(reason: Code): Reason<Code> {
  return { reason, why: WHY[reason] };
}

export function becauseFull(column: Pick<ColumnRoom, "title" | "card_limit">): Reason<"column_full"> {
  return { reason: "column_full", why: fullColumn(column) };
}

interface CardState {
  /** The user of the rule. */
  isAssigned: boolean;
  /** With the label of the rule. */
  isLabeled: boolean;
  isComplete: boolean;
}

/** Whether a card has to be moved depends on more than the card. */
type Action = Exclude<AutomationRule["action_type"], "move_to_column">;

/** Null if there is something to do. */
export function nothingToDo(
  action: Action,
  { isAssigned, isLabeled, isComplete }: CardState,
): Reason<EffectReason> | null {
  switch (action) {
    case "assign_member":
      return isAssigned ? because("already_assigned") : null;
    case "add_label":
      return isLabeled ? because("already_labeled") : null;
    case "remove_label":
      return isLabeled ? null : because("not_labeled");
    case "complete_card":
      return isComplete ? because("already_complete") : null;
    case "reopen_card":
      return isComplete ? null : because("not_complete");
    case "archive_card":
      return null;
  }
}
