/** A deleted rule waits in the trash, and comes back as the same rule: in its place, and with its runs. */
import type { AutomationRule, RuleReference } from "../../contract/automations.ts";
import type { Decision, DecisionContext } from "../platform/core/change/decision.ts";
import { insert, type Rows, remove, type Write } from "../platform/db/db.ts";
import { idIn } from "../platform/db/json.ts";
import { join, type Sql, sql } from "../platform/db/sql.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { notFound } from "../platform/util/errors.ts";
import type { Trashed } from "../trash/former-place.ts";
import { oneOf, trashRow } from "../trash/store.ts";
import { NOTHING_LOST, RETURNING_REFERENCES } from "./disable.ts";
import { removeRuns } from "./runs.ts";
import { type Lost, type NewLost, RULE_LIMIT } from "./store.ts";

/** Each has a thousand runs or so. More than one: if the limit was lowered, there are too many, and become fewer. */
const MOST_PURGED = 2;

/**
 * Those deleted first, for which there is no room beside one more: a board keeps as many deleted rules as it may have
 * rules. To create and delete them causes no events, so nothing else would limit their number.
 */
export function noLongerKept(boardId: string, limits: Limits): Sql<{ id: string }> {
  const rules = sql`FROM trash WHERE board_id = ${boardId} AND type = 'rule' AND kind = 'deleted'`;
  const last = sql`SELECT removed_at, id ${rules}
    ORDER BY removed_at DESC, id DESC LIMIT 1 OFFSET ${limits.most(RULE_LIMIT) - 1}`;
  return sql<{ id: string }>`SELECT id ${rules} AND (removed_at, id) <= (${last})
    ORDER BY removed_at, id LIMIT ${MOST_PURGED} + 0`;
}

export function purgeRules(boardId: string, rules: readonly { id: string }[]): Write[] {
  if (rules.length === 0) return [];
  const ids = rules.map(({ id }) => id);
  return [removeRuns(boardId, ids), ...ids.map((id) => remove("trash", { id }))];
}

export function ruleToTrash(
  { id, board_id, name, ...rule }: AutomationRule,
  lost: Lost,
  { board, caller, now }: DecisionContext,
): Write[] {
  const references = RETURNING_REFERENCES.map((field) => [field, rule[field] ?? lost[`lost_${field}`]]);
  const is_enabled = rule.is_enabled || Boolean(lost.is_suspended);
  const data = JSON.stringify({ ...rule, ...Object.fromEntries(references), is_enabled });
  return [
    insert("trash", {
      board_id,
      id,
      type: "rule",
      kind: "deleted",
      title: name,
      number: null,
      parent_id: null,
      removed_with: null,
      rank: null,
      position: null,
      data,
      removed_at: now,
      removed_by: caller.id,
      seq: board.seq,
    }),
    remove("automation_rules", { id }),
  ];
}

export function ruleBackQueries({ boardId, id }: Trashed, limits: Limits) {
  /** Those of the rule. */
  const named = (...fields: RuleReference[]) =>
    join(
      fields.map((field) => idIn(sql`t.data`, field)),
      ", ",
    );
  const from = (rows: Sql) =>
    sql`FROM trash t CROSS JOIN ${rows} WHERE ${oneOf(boardId, id)} AND t.type = 'rule'`;
  return {
    trashed: trashRow(boardId, id, "rule"),
    columns: sql<{ id: string }>`SELECT c.id ${from(sql`columns c`)} AND c.board_id = ${boardId}
      AND c.id IN (${named("trigger_column_id", "action_column_id")})`,
    labels: sql<{ id: string }>`SELECT l.id ${from(sql`labels l`)} AND l.board_id = ${boardId}
      AND l.id IN (${named("trigger_label_id", "action_label_id")})`,
    users: sql<{
      id: string;
    }>`SELECT m.user_id AS id ${from(sql`board_members m`)} AND m.board_id = ${boardId}
      AND m.user_id IN (${named("action_user_id")})`,
    ...limits.count(RULE_LIMIT, boardId),
  };
}

/** What it refers to may have gone meanwhile, as with any rule. */
export function bringRuleBack(
  rows: Rows<ReturnType<typeof ruleBackQueries>>,
  { board, limits }: DecisionContext,
): Decision<AutomationRule> {
  const [row] = rows.trashed;
  if (!row) throw notFound("This rule");
  limits.refuseMore(RULE_LIMIT, rows.count, board);
  // Written by `ruleToTrash`.
  const fields = JSON.parse(row.data) as Omit<AutomationRule, "id" | "board_id" | "name">;
  const there = new Set([...rows.columns, ...rows.labels, ...rows.users].map(({ id }) => id));
  const kept = (id: string | null) => (id !== null && there.has(id) ? id : null);
  const rule = { id: row.id, board_id: board.id, name: row.title, ...fields };
  const lost: NewLost = { ...NOTHING_LOST };
  for (const field of RETURNING_REFERENCES) {
    rule[field] = kept(fields[field]);
    if (fields[field] !== rule[field]) lost[`lost_${field}`] = fields[field];
  }
  rule.action_user_id = kept(fields.action_user_id);
  const isWaiting = RETURNING_REFERENCES.some((field) => lost[`lost_${field}`] !== null);
  const isUsable = fields.is_enabled && rule.action_user_id === fields.action_user_id;
  rule.is_enabled = isUsable && !isWaiting;
  lost.is_suspended = isUsable && isWaiting;
  return {
    result: rule,
    writes: [insert("automation_rules", { ...rule, ...lost }), remove("trash", { id: row.id })],
    events: [],
  };
}
