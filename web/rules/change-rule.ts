/** Takes a change of a rule back, or makes it again, while nobody has changed the same since. */
import { changedMeanwhile } from "#texts/errors.ts";
import { ApiError } from "../../client/http.ts";
import { tagOf } from "../../client/tags.ts";
import type { AutomationRule } from "../../contract/automations.ts";
import type { RuleChange, RuleFields } from "../board/undo/unlogged.ts";
import { api } from "../session/api.ts";
import { createListeners } from "../util/listeners.ts";

/** Called when rules were changed other than in their dialog. */
export const ruleChanges = createListeners();

/** Resolves to why it cannot be, or to null. */
export async function changeRule({
  id,
  before,
  after,
}: Pick<RuleChange, "id" | "before" | "after">): Promise<string | null> {
  if (before === null) await api.restoreRule({ trashed_rule_id: id });
  else {
    const changed = differences(before, after);
    try {
      // A change of nothing answers the rule with its tag, which a list does not have.
      const rule = await api.updateRule({ rule_id: id });
      if (differences(pick(rule, changed), before).length > 0) return changedMeanwhile;
      const unlessChanged = { ifMatch: tagOf(rule) };
      if (after === null) await api.deleteRule({ rule_id: id }, unlessChanged);
      else await api.updateRule({ rule_id: id, ...pick(after, changed) }, unlessChanged);
    } catch (error) {
      if (error instanceof ApiError && [404, 412].includes(error.status)) return changedMeanwhile;
      throw error;
    }
  }
  ruleChanges.notify();
  return null;
}

type Field = keyof RuleFields;

/** The fields of `one` that are not the same in `other`; all of them if there is no other. */
function differences(one: Partial<RuleFields>, other: RuleFields | null): Field[] {
  // Both are made of these fields alone.
  return (Object.keys(one) as Field[]).filter((field) => one[field] !== other?.[field]);
}

function pick(rule: AutomationRule | RuleFields, fields: readonly Field[]): Partial<RuleFields> {
  return Object.fromEntries(fields.map((field) => [field, rule[field]]));
}

/** Without what a list says besides. */
export function fieldsOfRule(rule: AutomationRule): RuleFields {
  return {
    name: rule.name,
    trigger_type: rule.trigger_type,
    trigger_column_id: rule.trigger_column_id,
    trigger_label_id: rule.trigger_label_id,
    action_type: rule.action_type,
    action_column_id: rule.action_column_id,
    action_user_id: rule.action_user_id,
    action_label_id: rule.action_label_id,
    is_enabled: rule.is_enabled,
  };
}
