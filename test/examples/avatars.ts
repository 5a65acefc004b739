import { png } from "../support/pictures.ts";
import { nothing, type ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  inputs: {
    setAvatar: () => ({ params: {}, file: png() }),
    deleteAvatar: nothing,
    getAvatar: async ({ people: { member } }) => {
      await member.setAvatar({ file: png() });
      return { params: { user_id: member.id } };
    },
    listAvatars: ({ people }) => ({
      params: {},
      query: { user_ids: `${people.owner.id},${people.member.id}` },
    }),
  },
};
