import { newId } from "../../server/platform/util/ids.ts";
import { type Input, nothing, type ResourceExamples } from "./example.ts";

const onCard: Input = async ({ card }) => ({ params: { card_id: (await card()).id } });

export const examples: ResourceExamples = {
  inputs: {
    listNotifications: async ({ card, people: { owner, member } }) => {
      await member.assignCard({ card_id: (await card()).id, user_ids: [owner.id] });
      return { params: {}, query: { unread: "true", limit: "10", before: newId() } };
    },
    readNotifications: () => ({ params: {}, body: { ids: [newId()] } }),
    streamPersonal: nothing,
    getWatch: onCard,
    watchCard: onCard,
    unwatchCard: onCard,
  },
};
