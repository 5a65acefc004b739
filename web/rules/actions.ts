/** What a rule can do, and what has to be chosen with it. */
import type { AutomationRule } from "../../contract/automations.ts";

export type Action = AutomationRule["action_type"];

export const ACTION_NEEDS: Record<Action, "target" | "person" | "added" | "removed" | null> = {
  assign_member: "person",
  move_to_column: "target",
  add_label: "added",
  remove_label: "removed",
  complete_card: null,
  reopen_card: null,
  archive_card: null,
};

export function isAction(value: string): value is Action {
  return Object.hasOwn(ACTION_NEEDS, value);
}

export function isLabeling(action: Action): boolean {
  return action === "add_label" || action === "remove_label";
}
