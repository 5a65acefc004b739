import type { AutomationRule, RuleRun, RunReason } from "../../contract/automations.ts";
import { bigint, boardTable, boolean, nullable, oneOf, text, uuid } from "../platform/db/table.ts";

export const automationTables = {
  automation_rules: boardTable(
    {
      board_id: uuid,
      id: uuid,
      name: text,
      trigger_type: oneOf<AutomationRule["trigger_type"]>(),
      trigger_column_id: nullable(uuid),
      trigger_label_id: nullable(uuid),
      action_type: oneOf<AutomationRule["action_type"]>(),
      action_column_id: nullable(uuid),
      action_user_id: nullable(uuid),
      action_label_id: nullable(uuid),
      is_enabled: boolean,
      is_suspended: boolean,
      lost_trigger_column_id: nullable(uuid),
      lost_trigger_label_id: nullable(uuid),
      lost_action_column_id: nullable(uuid),
      lost_action_label_id: nullable(uuid),
    },
    ["board_id", "id"],
  ),
  automation_runs: boardTable(
    {
      board_id: uuid,
      rule_id: uuid,
      id: uuid,
      seq: nullable(bigint),
      card_id: uuid,
      at: text,
      outcome: oneOf<RuleRun["outcome"]>(),
      reason: nullable(oneOf<RunReason>()),
      why: nullable(text),
    },
    ["board_id", "rule_id", "id"],
  ),
};
