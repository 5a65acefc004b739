/** What can set off a rule, as the editor says it. Rules for new cards have no effect, so they cannot be chosen. */
import type { AutomationRule } from "../../contract/automations.ts";

export type Trigger = Exclude<AutomationRule["trigger_type"], "card_created">;

interface TriggerWords {
  /** After "When a card". */
  text: string;
  /** What has to be chosen with it. */
  needs: "column" | "label" | null;
}

export const TRIGGERS: Record<Trigger, TriggerWords> = {
  card_moved: { text: "is moved to the column", needs: "column" },
  label_added: { text: "gets the label", needs: "label" },
  card_completed: { text: "is completed", needs: null },
  due_soon: { text: "is due within a day", needs: null },
  due_passed: { text: "becomes overdue", needs: null },
};

export function isTrigger(value: string): value is Trigger {
  return Object.hasOwn(TRIGGERS, value);
}
