import { newId } from "../../server/platform/util/ids.ts";
import { type Input, nothing, type ResourceExamples } from "./example.ts";

const onCard: Input = async ({ card }) => ({ params: { card_id: (await card()).id } });

export const examples: ResourceExamples = {
  inputs: {
    listNotifications: () => ({ params: {}, query: { unread: "true", limit: "10", before: newId() } }),
    readNotifications: () => ({ params: {}, body: { ids: [newId()] } }),
    streamPersonal: nothing,
    getWatch: onCard,
    watchCard: onCard,
    unwatchCard: onCard,
  },
};
