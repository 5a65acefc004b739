import { nothing, onBoard, type ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  inputs: {
    listMyBoards: () => ({ params: {}, query: { limit: "5" } }),
    markBoardOpened: onBoard,
    starBoard: onBoard,
    unstarBoard: onBoard,
    listMyCards: async ({ people, card }) => {
      const { owner } = people;
      await owner.assignCard({ card_id: (await card()).id, user_ids: [owner.id] });
      return { params: {}, query: { due: "none", complete: "false", tz: "Europe/Berlin", limit: "5" } };
    },
    getCalendar: nothing,
    renewCalendar: nothing,
    getCalendarFeed: async ({ people }) => {
      const { url } = await people.owner.getCalendar();
      return { params: {}, query: { token: new URL(url).searchParams.get("token") ?? "", all: "true" } };
    },
  },
};
