import { answered, type ResourceExamples, removed } from "./example.ts";
import type { Stage } from "./stage.ts";

async function comment({ bob, card_id, comment_id }: Stage) {
  return (await bob.listComments({ card_id })).items.find(({ id }) => id === comment_id);
}

export const examples: ResourceExamples = {
  things: {
    comment_id: {
      createdBy: "createComment",
      create: ({ api, card_id }) => api.createComment({ card_id, body: "Comment" }),
    },
  },
  inputs: {
    listComments: async ({ card, comment }) => {
      const { id: card_id } = await card();
      await comment(card_id);
      return { params: { card_id } };
    },
    createComment: async ({ card }) => ({
      params: { card_id: (await card()).id },
      body: { body: "New *comment*" },
    }),
    // Only its author may.
    updateComment: async ({ comment }, caller) => ({
      params: { comment_id: (await comment(undefined, caller)).id },
      body: { body: "Other text" },
    }),
    deleteComment: async ({ comment }, caller) => ({
      params: { comment_id: (await comment(undefined, caller)).id },
    }),
  },
  causes: [
    answered("comment.created", "POST comment", ({ card_id }, bob) =>
      bob.createComment({ card_id, body: "x" }),
    ),
    answered("comment.updated", "PATCH comment", ({ comment_id }, bob) =>
      bob.updateComment({ comment_id, body: "x" }),
    ),
    removed(
      "comment.deleted",
      "DELETE comment",
      ({ comment_id }, bob) => bob.deleteComment({ comment_id }),
      comment,
    ),
  ],
};
