import type { AutomationRule, RuleReference } from "../../contract/automations.ts";

type Word = AutomationRule["trigger_type"] | AutomationRule["action_type"];

/** What a trigger or an action refers to. */
const NEEDS: Record<Word, RuleReference | null> = {
  card_created: null,
  card_moved: "trigger_column_id",
  label_added: "trigger_label_id",
  card_completed: null,
  due_soon: null,
  due_passed: null,
  move_to_column: "action_column_id",
  assign_member: "action_user_id",
  add_label: "action_label_id",
  remove_label: "action_label_id",
  complete_card: null,
  reopen_card: null,
  archive_card: null,
};

/** Without it, the rule could never fire. Null if it has all that its trigger and its action need. */
export function missingReference(
  rule: Pick<AutomationRule, "trigger_type" | "action_type" | RuleReference>,
): { field: RuleReference; by: Word } | null {
  for (const by of [rule.trigger_type, rule.action_type]) {
    const field = NEEDS[by];
    if (field && rule[field] === null) return { field, by };
  }
  return null;
}

/** Whether a reference of a rule that is copied or imported leads somewhere, if it did before. */
export function isKept(before: string | null, after: string | null): boolean {
  return before === null || after !== null;
}
