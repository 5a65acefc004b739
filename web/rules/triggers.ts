/** What can set off a rule, and what has to be chosen with it. Rules for new cards have no effect, so they cannot be chosen. */
import type { AutomationRule } from "../../contract/automations.ts";

export type Trigger = Exclude<AutomationRule["trigger_type"], "card_created">;

export const NEEDS: Record<Trigger, "column" | "label" | null> = {
  card_moved: "column",
  label_added: "label",
  card_completed: null,
  due_soon: null,
  due_passed: null,
};

export function isTrigger(value: string): value is Trigger {
  return Object.hasOwn(NEEDS, value);
}
