import * as z from "zod/mini";
import { id, keyword, route, taggedResource, text } from "./base/define.ts";

const TRIGGERS = ["card_created", "card_moved", "label_added"] as const;
const ACTIONS = ["move_to_column", "assign_member"] as const;

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
  is_enabled: z.boolean(),
});
export type AutomationRule = z.output<typeof AutomationRule>;

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
};

export const automationRoutes = {
  createRule: route({
    method: "POST",
    path: "/boards/{board_id}/automations",
    tag,
    summary: "Add a rule",
    access: "owner",
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
    status: 200,
    answer: z.array(AutomationRule),
  }),
  updateRule: route({
    method: "PATCH",
    path: "/automations/{rule_id}",
    tag,
    summary: "Change a rule",
    access: "owner",
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
    status: 204,
    current: AutomationRule,
  }),
};

export const automations = {
  subjects: { rule_id: { table: "automation_rules", noun: "This rule" } },
  events: {},
  routes: automationRoutes,
};
