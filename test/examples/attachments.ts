import { answered, type ResourceExamples, removed } from "./example.ts";
import type { Stage } from "./stage.ts";

async function attachment({ bob, card_id, attachment_id }: Stage) {
  return (await bob.getCard({ card_id })).attachments.find(({ id }) => id === attachment_id);
}

export const examples: ResourceExamples = {
  things: {
    attachment_id: {
      createdBy: "uploadAttachment",
      create: ({ api, card_id }) =>
        api.uploadAttachment({ card_id, file: new File(["hello"], "note.txt", { type: "text/plain" }) }),
    },
  },
  inputs: {
    uploadAttachment: async ({ card }) => ({
      params: { card_id: (await card()).id },
      file: new File(["hello"], "note.txt", { type: "text/plain" }),
    }),
    downloadAttachment: async ({ attachment }) => ({ params: { attachment_id: (await attachment()).id } }),
    deleteAttachment: async ({ attachment }) => ({ params: { attachment_id: (await attachment()).id } }),
  },
  causes: [
    answered("attachment.created", "POST attachment", ({ card_id }, bob) =>
      bob.uploadAttachment({ card_id, file: new File(["y"], "y") }),
    ),
    removed(
      "attachment.deleted",
      "DELETE attachment",
      ({ attachment_id }, bob) => bob.deleteAttachment({ attachment_id }),
      attachment,
    ),
  ],
};
