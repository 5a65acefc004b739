import { onBoard, type ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  things: {
    invitation: {
      createdBy: "createInvitation",
      create: ({ api, board_id }) => api.createInvitation({ board_id }),
    },
  },
  inputs: {
    createInvitation: ({ board_id }) => ({
      params: { board_id },
      body: {
        email: "invited@example.org",
        role: "member",
        expires_at: "2999-01-01T00:00:00.000Z",
        max_uses: 5,
      },
    }),
    listInvitations: onBoard,
    deleteInvitation: async ({ thing }) => ({ params: { invitation: (await thing("invitation")).id } }),
    getInvitation: async ({ invitationToken }) => ({ params: { invitation: await invitationToken() } }),
    acceptInvitation: async ({ invitationToken }) => ({
      params: {},
      body: { token: await invitationToken() },
    }),
  },
};
