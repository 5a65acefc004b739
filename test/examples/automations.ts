import { onBoard, type ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  things: {
    rule_id: {
      createdBy: "createRule",
      create: ({ api, board_id, column_id, user_id }) =>
        api.createRule({
          board_id,
          name: "Rule",
          trigger_type: "card_moved",
          trigger_column_id: column_id,
          action_type: "assign_member",
          action_user_id: user_id,
          is_enabled: true,
        }),
    },
    trashed_rule_id: {
      async create({ api, board_id, column_id }) {
        const { id } = await api.createRule({
          board_id,
          name: "Rule",
          trigger_type: "card_moved",
          trigger_column_id: column_id,
          action_type: "complete_card",
        });
        await api.deleteRule({ rule_id: id });
        return { id };
      },
    },
  },
  inputs: {
    createRule: async ({ board_id, ruleFields }) => ({ params: { board_id }, body: await ruleFields() }),
    listRules: onBoard,
    updateRule: async ({ rule, ruleFields }) => ({
      params: { rule_id: (await rule()).id },
      body: { ...(await ruleFields()), name: "Other name", is_enabled: false },
    }),
    tryRule: async ({ board_id, card, ruleFields }) => {
      const { column_id } = await card();
      const { name: _name, is_enabled: _isEnabled, ...rule } = await ruleFields();
      return { params: { board_id }, body: { ...rule, trigger_column_id: column_id } };
    },
    listRuleRuns: async ({ card, rule, people: { owner } }) => {
      const { id: rule_id, trigger_column_id } = await rule();
      const { id: card_id, column_id } = await card();
      await owner.moveCard({ card_id, column_id: trigger_column_id ?? column_id, position: 0 });
      return { params: { rule_id } };
    },
    restoreRule: async ({ thing }) => ({ params: { trashed_rule_id: (await thing("trashed_rule_id")).id } }),
    deleteRule: async ({ rule }) => ({ params: { rule_id: (await rule()).id } }),
  },
};
