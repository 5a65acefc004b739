import { answered, changed, onBoard, type ResourceExamples, removed } from "./example.ts";
import type { Stage } from "./stage.ts";

async function label({ bob, board_id, label_id }: Stage) {
  return (await bob.listLabels({ board_id })).find(({ id }) => id === label_id);
}

export const examples: ResourceExamples = {
  things: {
    label_id: {
      createdBy: "createLabel",
      create: ({ api, board_id }) => api.createLabel({ board_id, name: "Label" }),
    },
  },
  inputs: {
    listLabels: onBoard,
    labelStats: onBoard,
    createLabel: ({ board_id }) => ({ params: { board_id }, body: { name: "New label", color: "blue" } }),
    updateLabel: async ({ label }) => ({
      params: { label_id: (await label()).id },
      body: { name: "Other name", color: "#0f0" },
    }),
    deleteLabel: async ({ label }) => ({ params: { label_id: (await label()).id } }),
  },
  causes: [
    answered("label.created", "POST label", ({ board_id }, bob) => bob.createLabel({ board_id, name: "x" })),
    changed(
      "label.updated",
      "PATCH label",
      ({ label_id }, bob) => bob.updateLabel({ label_id, color: "red" }),
      label,
    ),
    removed("label.deleted", "DELETE label", ({ label_id }, bob) => bob.deleteLabel({ label_id }), label),
  ],
};
