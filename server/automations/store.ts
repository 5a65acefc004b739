import type { AutomationRule, RuleReference } from "../../contract/automations.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import type { Limit } from "../platform/quotas/limits.ts";
import type { NewRow, Row } from "../tables.ts";
import { NOTHING_LOST } from "./disable.ts";

export const RULE_LIMIT: Limit = {
  table: "automation_rules",
  most: (config) => config.MAX_RULES_PER_BOARD,
  of: "A board",
  what: "rules",
};

type References = Partial<Pick<AutomationRule, RuleReference>>;

export type ReferenceQueries = {
  columns: Sql<{ id: string }>;
  labels: Sql<{ id: string }>;
  users: Sql<{ id: string }>;
};

const RULE = sql`id, board_id, name, trigger_type, trigger_column_id, trigger_label_id,
  action_type, action_column_id, action_user_id, action_label_id, is_enabled`;

type RuleRow = Pick<Row<"automation_rules">, keyof AutomationRule>;

/** A row of a new rule. */
export function newRuleRow(rule: AutomationRule): NewRow<"automation_rules"> {
  return { ...rule, ...NOTHING_LOST };
}

export function ruleRows(which: Sql): Sql<RuleRow> {
  return sql<RuleRow>`SELECT ${RULE} FROM automation_rules WHERE ${which} ORDER BY id`;
}

export type Lost = Pick<Row<"automation_rules">, keyof typeof NOTHING_LOST>;

export type NewLost = Pick<NewRow<"automation_rules">, keyof typeof NOTHING_LOST>;

export function lostReferences(boardId: string, ruleId: string): Sql<Lost> {
  return sql<Lost>`SELECT is_suspended, lost_trigger_column_id, lost_trigger_label_id, lost_action_column_id,
      lost_action_label_id
    FROM automation_rules WHERE board_id = ${boardId} AND id = ${ruleId}`;
}

/** Which of the columns, labels and users that a rule names are on the board. */
export function referenceRows(boardId: string, rule: References): ReferenceQueries {
  const given = (...ids: (string | null | undefined)[]) => idList(ids.filter((id) => id != null));
  return {
    columns: sql<{ id: string }>`SELECT id FROM columns
      WHERE board_id = ${boardId} AND id ${given(rule.trigger_column_id, rule.action_column_id)}`,
    labels: sql<{ id: string }>`SELECT id FROM labels
      WHERE board_id = ${boardId} AND id ${given(rule.trigger_label_id, rule.action_label_id)}`,
    users: sql<{ id: string }>`SELECT user_id AS id FROM board_members
      WHERE board_id = ${boardId} AND user_id ${given(rule.action_user_id)}`,
  };
}

export function toRule(row: RuleRow): AutomationRule {
  return { ...row, is_enabled: Boolean(row.is_enabled) };
}
