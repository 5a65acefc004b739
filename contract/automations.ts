import * as z from "zod/mini";
import { id, keyword, resource, route, taggedResource, text, timestamp } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";

const TRIGGERS = [
  "card_created",
  "card_moved",
  "label_added",
  "card_completed",
  "due_soon",
  "due_passed",
] as const;
const ACTIONS = [
  "move_to_column",
  "assign_member",
  "add_label",
  "remove_label",
  "complete_card",
  "reopen_card",
  "archive_card",
] as const;

export const AutomationRule = taggedResource("AutomationRule", {
  id,
  board_id: id,
  name: z.string(),
  trigger_type: z.enum(TRIGGERS),
  trigger_column_id: z.nullable(id),
  trigger_label_id: z.nullable(id),
  action_type: z.enum(ACTIONS),
  action_column_id: z.nullable(id),
  action_user_id: z.nullable(id),
  action_label_id: z.nullable(id),
  is_enabled: z.boolean(),
});
export type AutomationRule = z.output<typeof AutomationRule>;

/** What a rule may refer to on its board. */
export type RuleReference =
  | "trigger_column_id"
  | "trigger_label_id"
  | "action_column_id"
  | "action_user_id"
  | "action_label_id";

const OUTCOMES = ["done", "skipped", "failed"] as const;

/** Why a rule has nothing to do to a card, or no room for it. A code keeps its meaning; new ones may be added. */
const EFFECT_REASONS = [
  "already_there",
  "column_full",
  "already_assigned",
  "already_labeled",
  "not_labeled",
  "already_complete",
  "not_complete",
] as const;
export type EffectReason = (typeof EFFECT_REASONS)[number];

/** Why it did nothing; what other rules did and size limits come in only when it is set off. */
const RUN_REASONS = [...EFFECT_REASONS, "archived_by_rule", "card_too_large", "change_too_large"] as const;
export type RunReason = (typeof RUN_REASONS)[number];

/**
 * One time that a rule was set off. `seq` is the number of the event by which it acted, or of the one that set it off;
 * null if it did not act and the clock set it off.
 */
export const RuleRun = resource("RuleRun", {
  id,
  seq: z.nullable(z.int()),
  card_id: id,
  at: timestamp,
  outcome: z.enum(OUTCOMES),
  reason: z.nullable(z.enum(RUN_REASONS)),
  why: z.nullable(z.string()),
});
export type RuleRun = z.output<typeof RuleRun>;

/** `last_run`: the last time it was set off, whatever came of it; `last_run_at`: when. Only where they are asked for. */
const ListedRule = resource("ListedRule", {
  ...AutomationRule.shape,
  last_run_at: z.optional(z.nullable(timestamp)),
  last_run: z.optional(z.nullable(RuleRun)),
});
export type ListedRule = z.output<typeof ListedRule>;

/** What a rule would do to a card now. */
export const RuleEffect = resource("RuleEffect", {
  card_id: id,
  number: z.int(),
  title: z.string(),
  column_id: id,
  outcome: z.enum(OUTCOMES),
  reason: z.nullable(z.enum(EFFECT_REASONS)),
  why: z.nullable(z.string()),
});
export type RuleEffect = z.output<typeof RuleEffect>;

const tag = "Automations";
const name = text(1, 255);
const trigger_type = keyword(TRIGGERS);
const action_type = keyword(ACTIONS);
const reference = z.optional(z.nullable(id));
const references = {
  trigger_column_id: reference,
  trigger_label_id: reference,
  action_column_id: reference,
  action_user_id: reference,
  action_label_id: reference,
} satisfies Record<RuleReference, typeof reference>;

export const automationRoutes = {
  createRule: route({
    method: "POST",
    path: "/boards/{board_id}/automations",
    tag,
    summary: "Add a rule",
    access: "owner",
    scope: "admin",
    body: z.object({ name, trigger_type, action_type, ...references, is_enabled: z.optional(z.boolean()) }),
    status: 201,
    answer: AutomationRule,
    errors: [409],
  }),
  listRules: route({
    method: "GET",
    path: "/boards/{board_id}/automations",
    tag,
    summary: "The rules of a board",
    access: "member",
    scope: "read",
    query: z.object({ last_run: z.optional(keyword(["true", "false"])) }),
    status: 200,
    answer: z.array(ListedRule),
  }),
  updateRule: route({
    method: "PATCH",
    path: "/automations/{rule_id}",
    tag,
    summary: "Change a rule",
    access: "owner",
    scope: "admin",
    body: z.partial(z.object({ name, trigger_type, action_type, ...references, is_enabled: z.boolean() })),
    status: 200,
    answer: AutomationRule,
  }),
  deleteRule: route({
    method: "DELETE",
    path: "/automations/{rule_id}",
    tag,
    summary: "Delete a rule",
    access: "owner",
    scope: "admin",
    status: 204,
    current: AutomationRule,
  }),
  restoreRule: route({
    method: "POST",
    path: "/automations/{trashed_rule_id}/restore",
    tag,
    summary: "Bring a deleted rule back",
    access: "owner",
    scope: "admin",
    status: 200,
    answer: AutomationRule,
    errors: [409],
  }),
  tryRule: route({
    method: "POST",
    path: "/boards/{board_id}/automations/try",
    tag,
    summary: "What a rule would do to which cards now; nothing is done",
    access: "owner",
    scope: "admin",
    body: z.object({ trigger_type, action_type, ...references }),
    status: 200,
    answer: z.object({ items: z.array(RuleEffect), has_more: z.boolean() }),
  }),
  listRuleRuns: route({
    method: "GET",
    path: "/automations/{rule_id}/runs",
    tag,
    summary: "When a rule was set off and what it did, newest first",
    access: "member",
    scope: "read",
    query: z.object({ limit: pageLimit, before: z.optional(id) }),
    status: 200,
    answer: pageOf(RuleRun),
  }),
};

export const automations = {
  subjects: {
    rule_id: { table: "automation_rules", noun: "This rule" },
    trashed_rule_id: { table: "trash", noun: "This rule" },
  },
  events: {},
  routes: automationRoutes,
};
