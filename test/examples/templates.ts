import type { ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  inputs: {
    listTemplates: async ({ people, board_id }) => {
      await people.owner.updateBoard({ board_id, is_template: true });
      return { params: {}, query: { language: "de", limit: "5" } };
    },
    createFromTemplate: async ({ people }) => {
      const { items } = await people.owner.listTemplates({ limit: 1 });
      return {
        params: { template_id: items[0]?.id ?? "" },
        body: { title: "From a template", color: "#3b7dd8" },
      };
    },
  },
};
