import { type AutomationRule, automationRoutes } from "../../contract/automations.ts";
import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import { changedFields } from "../platform/core/change/changed-fields.ts";
import { unchanged } from "../platform/core/change/decision.ts";
import { mutation } from "../platform/core/change/mutate.ts";
import { query } from "../platform/core/query.ts";
import { insert, type Rows, update } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { invalid, notFound } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { NOTHING_LOST } from "./disable.ts";
import { missingReference } from "./needs.ts";
import { bringRuleBack, noLongerKept, purgeRules, ruleBackQueries, ruleToTrash } from "./restore.ts";
import { lastRuns, runRows } from "./runs.ts";
import {
  lostReferences,
  newRuleRow,
  type ReferenceQueries,
  RULE_LIMIT,
  referenceRows,
  ruleRows,
  toRule,
} from "./store.ts";
import { effectQueries, effectsOf } from "./try.ts";

export const createRule = mutation(automationRoutes.createRule, {
  load: ({ board_id, ...rule }, _, limits) => ({
    ...referenceRows(board_id, rule),
    ...limits.count(RULE_LIMIT, board_id),
  }),
  decide(rows, input, { board, limits }) {
    const rule: AutomationRule = {
      id: newId(),
      board_id: input.board_id,
      name: input.name,
      trigger_type: input.trigger_type,
      trigger_column_id: input.trigger_column_id ?? null,
      trigger_label_id: input.trigger_label_id ?? null,
      action_type: input.action_type,
      action_column_id: input.action_column_id ?? null,
      action_user_id: input.action_user_id ?? null,
      action_label_id: input.action_label_id ?? null,
      is_enabled: input.is_enabled ?? true,
    };
    checkRule(rule, rows);
    limits.refuseMore(RULE_LIMIT, rows.count, board);
    return { result: rule, writes: [insert("automation_rules", newRuleRow(rule))], events: [] };
  },
});

export const listRules = query(automationRoutes.listRules, {
  load: ({ board_id, last_run }) => ({
    rules: ruleRows(sql`board_id = ${board_id}`),
    runs: lastRuns(board_id, last_run === "true"),
  }),
  answer({ rules, runs }, { last_run }) {
    if (last_run !== "true") return rules.map(toRule);
    const byRule = new Map(runs.map(({ rule_id, ...run }) => [rule_id, run]));
    return rules.map((rule) => {
      const run = byRule.get(rule.id) ?? null;
      return { ...toRule(rule), last_run_at: run?.at ?? null, last_run: run };
    });
  },
});

export const updateRule = mutation(automationRoutes.updateRule, {
  load: ({ rule_id, ...rule }, boardId) => ({
    rule: ruleRows(sql`board_id = ${boardId} AND id = ${rule_id}`),
    lost: lostReferences(boardId, rule_id),
    ...referenceRows(boardId, rule),
  }),
  decide(rows, { rule_id, ...changes }, { match }) {
    const before = match(toRule(one(rows.rule)));
    const rule: AutomationRule = { ...before, ...changes };
    checkRule(rule, rows, before);
    const fields = changedFields(before, changes);
    // It may be off because it has lost something: now it stays off when that comes back.
    const isToStayOff = changes.is_enabled === false && one(rows.lost).is_suspended;
    if (!fields && !isToStayOff) return unchanged(before);
    const set = fields ? { ...fields, ...NOTHING_LOST } : { is_suspended: false };
    return { result: rule, writes: [update("automation_rules", { id: rule_id }, set)], events: [] };
  },
});

export const deleteRule = mutation(automationRoutes.deleteRule, {
  load: ({ rule_id }, boardId, limits) => ({
    rule: ruleRows(sql`board_id = ${boardId} AND id = ${rule_id}`),
    lost: lostReferences(boardId, rule_id),
    purged: noLongerKept(boardId, limits),
  }),
  decide({ rule, lost, purged }, _, moment) {
    const before = moment.match(toRule(one(rule)));
    const writes = [...ruleToTrash(before, one(lost), moment), ...purgeRules(before.board_id, purged)];
    return { result: undefined, writes, events: [] };
  },
});

export const restoreRule = mutation(automationRoutes.restoreRule, {
  load: ({ trashed_rule_id: id }, boardId, limits) => ruleBackQueries({ boardId, id }, limits),
  decide: (rows, _, moment) => bringRuleBack(rows, moment),
});

export const listRuleRuns = query(automationRoutes.listRuleRuns, {
  load: ({ rule_id, before, limit = DEFAULT_PAGE }, { boardId }) => ({
    runs: runRows(boardId, rule_id, { before, limit: limit + 1 }),
  }),
  answer({ runs }, { limit = DEFAULT_PAGE }) {
    const items = runs.slice(0, limit);
    return { items, next: runs.length > limit ? (items.at(-1)?.id ?? null) : null };
  },
});

/** A change that changes nothing: repeats with the same key get the same answer, as with every POST. */
export const tryRule = mutation(automationRoutes.tryRule, {
  load: ({ board_id, ...rule }) => ({
    ...referenceRows(board_id, rule),
    ...effectQueries(board_id, rule),
  }),
  decide(rows, { board_id: _, ...given }) {
    const rule = { ...NO_REFERENCES, ...given, is_enabled: true };
    checkRule(rule, rows);
    return unchanged(effectsOf(rows, rule));
  },
});

const NO_REFERENCES = {
  trigger_column_id: null,
  trigger_label_id: null,
  action_column_id: null,
  action_user_id: null,
  action_label_id: null,
};

type RuleFields = Omit<AutomationRule, "id" | "board_id" | "name">;

/**
 * References must be on the board, and an enabled rule must name what its trigger and action need: a rule
 * that could never fire is refused instead of staying silent.
 */
function checkRule(rule: RuleFields, rows: Rows<ReferenceQueries>, before?: AutomationRule): void {
  if (rule.is_enabled) requireReferences(rule);
  const known = (ids: { id: string }[], id: string | null, earlier: string | null | undefined) =>
    id === null || id === earlier || ids.some((row) => row.id === id);
  for (const field of ["trigger_column_id", "action_column_id"] as const) {
    if (!known(rows.columns, rule[field], before?.[field])) throw notFound("The column of this rule");
  }
  for (const field of ["trigger_label_id", "action_label_id"] as const) {
    if (!known(rows.labels, rule[field], before?.[field])) throw notFound("The label of this rule");
  }
  if (!known(rows.users, rule.action_user_id, before?.action_user_id))
    throw notFound("The user of this rule");
}

function requireReferences(rule: RuleFields): void {
  const missing = missingReference(rule);
  if (missing) throw invalid(`body.${missing.field}`, `is needed by ${missing.by} while the rule is enabled`);
}
