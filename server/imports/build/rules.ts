/** The automation rules of a file. One that refers to what did not come over is disabled, as when that is deleted. */
import { AutomationRule } from "../../../contract/automations.ts";
import type { Label } from "../../../contract/labels.ts";
import { isKept, missingReference } from "../../automations/needs.ts";
import { RULE_LIMIT } from "../../automations/store.ts";
import type { Config } from "../../config.ts";
import type { Work } from "../../platform/scheduling/time-slices.ts";
import { newId } from "../../platform/util/ids.ts";
import type { Key, RuleRecord } from "../records.ts";
import type { Tally } from "../report.ts";
import { say } from "../words.ts";
import type { Workspace } from "../workspace.ts";
import type { People } from "./people.ts";
import type { PlannedColumn } from "./plan.ts";
import { titleOf } from "./texts.ts";

export type Rule = AutomationRule;

interface Known {
  boardId: string;
  columns: readonly PlannedColumn[];
  labels: ReadonlyMap<Key, Label>;
  people: People;
  config: Config;
}

const { trigger_type: TriggerType, action_type: ActionType } = AutomationRule.shape;

export function* rulesOf(workspace: Workspace, known: Known, tally: Tally): Work<Rule[]> {
  const most = RULE_LIMIT.most(known.config);
  const columns = new Map(known.columns.map(({ key, fields }) => [key, fields.id]));
  const rules: Rule[] = [];
  for (const record of workspace.each("rule")) {
    yield;
    const rule = ruleOf(record, { ...known, columnIds: columns }, tally);
    if (!rule) tally.skip("rules", "their trigger or action is not known here");
    else if (rules.length >= most) tally.skip("rules", say("a board may have no more than {most}", { most }));
    else rules.push(rule);
  }
  return rules;
}

function ruleOf(
  record: RuleRecord,
  { boardId, columnIds, labels, people }: Known & { columnIds: ReadonlyMap<Key, string> },
  tally: Tally,
): Rule | null {
  const trigger = TriggerType.safeParse(record.triggerType);
  const action = ActionType.safeParse(record.actionType);
  if (!trigger.success || !action.success) return null;
  const { triggerColumn, triggerLabel, actionColumn, actionPerson, actionLabel } = record;
  const labelId = (label: Key | null) => (label === null ? null : (labels.get(label)?.id ?? null));
  const rule: Rule = {
    id: newId(),
    board_id: boardId,
    name: titleOf(record.name, "rule", tally),
    trigger_type: trigger.data,
    trigger_column_id: triggerColumn === null ? null : (columnIds.get(triggerColumn) ?? null),
    trigger_label_id: labelId(triggerLabel),
    action_type: action.data,
    action_column_id: actionColumn === null ? null : (columnIds.get(actionColumn) ?? null),
    action_user_id: actionPerson === null ? null : (people.account(actionPerson)?.id ?? null),
    action_label_id: labelId(actionLabel),
    is_enabled: record.isEnabled,
  };
  const isWhole =
    isKept(triggerColumn, rule.trigger_column_id) &&
    isKept(triggerLabel, rule.trigger_label_id) &&
    isKept(actionColumn, rule.action_column_id) &&
    isKept(actionPerson, rule.action_user_id) &&
    isKept(actionLabel, rule.action_label_id) &&
    missingReference(rule) === null;
  if (isWhole || !rule.is_enabled) return rule;
  tally.warn("A rule is disabled, because something it refers to did not come over.");
  return { ...rule, is_enabled: false };
}
