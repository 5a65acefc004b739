import { onBoard, type ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  things: {
    share_id: {
      createdBy: "createShare",
      create: ({ api, board_id }) => api.createShare({ board_id }),
    },
  },
  inputs: {
    createShare: ({ board_id }) => ({
      params: { board_id },
      body: { expires_at: "2999-01-01T00:00:00.000Z" },
    }),
    listShares: onBoard,
    getVisibility: onBoard,
    deleteShare: async ({ thing }) => ({ params: { share_id: (await thing("share_id")).id } }),
    getSharedBoard: async ({ shareToken }) => ({ params: { token: await shareToken() } }),
    streamSharedBoard: async ({ shareToken }) => ({ params: { token: await shareToken() } }),
    downloadSharedAttachment: async ({ shareToken, attachment }) => ({
      params: { token: await shareToken(), attachment_id: (await attachment()).id },
    }),
  },
};
