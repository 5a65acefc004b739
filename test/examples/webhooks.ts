import { onBoard, type ResourceExamples } from "./example.ts";

/** No name server knows it, so nothing is ever sent. */
const url = "https://hooks.invalid/boardcast";

export const examples: ResourceExamples = {
  things: {
    webhook_id: {
      createdBy: "createWebhook",
      create: ({ api, board_id }) => api.createWebhook({ board_id, url }),
    },
  },
  inputs: {
    createWebhook: ({ board_id }) => ({
      params: { board_id },
      body: { url, types: ["card.*", "comment.created"], secret: `whsec_${"A".repeat(32)}` },
    }),
    listWebhooks: onBoard,
    updateWebhook: async ({ thing }) => ({
      params: { webhook_id: (await thing("webhook_id")).id },
      body: { url: `${url}/2`, types: ["card.*"], is_enabled: false },
    }),
    deleteWebhook: async ({ thing }) => ({ params: { webhook_id: (await thing("webhook_id")).id } }),
    replayWebhook: async ({ thing }) => ({
      params: { webhook_id: (await thing("webhook_id")).id },
      body: { since: 0 },
    }),
    testWebhook: async ({ thing }) => ({ params: { webhook_id: (await thing("webhook_id")).id } }),
    listWebhookDeliveries: async ({ thing }) => ({ params: { webhook_id: (await thing("webhook_id")).id } }),
  },
};
