import type { AutomationRule, ListedRule, RuleReference } from "../../contract/automations.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import type { Limit } from "../platform/quotas/limits.ts";
import type { Row } from "../tables.ts";

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

type RuleRow = Row<"automation_rules">;
type ListedRow = RuleRow & { last_run_at?: string | null };

export function ruleRows(which: Sql): Sql<ListedRow> {
  return sql<ListedRow>`SELECT ${RULE} FROM automation_rules WHERE ${which} ORDER BY id`;
}

/** One look at the index of runs for each. */
export function rulesWithLastRun(boardId: string): Sql<ListedRow> {
  return sql<ListedRow>`SELECT ${RULE}, (
      SELECT x.at FROM automation_runs x WHERE x.board_id = ${boardId} AND x.rule_id = automation_rules.id
      ORDER BY x.id DESC LIMIT 1) AS last_run_at
    FROM automation_rules WHERE board_id = ${boardId} ORDER BY id`;
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

export function toRule(row: ListedRow): ListedRule {
  return { ...row, is_enabled: Boolean(row.is_enabled) };
}
