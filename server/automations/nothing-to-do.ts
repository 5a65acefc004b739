/** Why a rule has nothing to do to a card. */
import type { AutomationRule } from "../../contract/automations.ts";

export const ALREADY_THERE = "The card was in this column already.";

interface CardState {
  /** The user of the rule. */
  isAssigned: boolean;
  /** With the label of the rule. */
  isLabeled: boolean;
  isComplete: boolean;
}

/** Whether a card has to be moved depends on more than the card. */
type Action = Exclude<AutomationRule["action_type"], "move_to_column">;

export function nothingToDo(action: Action, { isAssigned, isLabeled, isComplete }: CardState): string | null {
  switch (action) {
    case "assign_member":
      return isAssigned ? "This person was assigned already." : null;
    case "add_label":
      return isLabeled ? "The card had this label already." : null;
    case "remove_label":
      return isLabeled ? null : "The card did not have this label.";
    case "complete_card":
      return isComplete ? "The card was complete already." : null;
    case "reopen_card":
      return isComplete ? null : "The card was not complete.";
    case "archive_card":
      return null;
  }
}
