import { nothing, onBoard, type ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  inputs: {
    listMyBoards: () => ({ params: {}, query: { limit: "5" } }),
    markBoardOpened: onBoard,
    starBoard: onBoard,
    unstarBoard: onBoard,
    listMyCards: () => ({
      params: {},
      query: { due: "week", complete: "false", tz: "Europe/Berlin", limit: "5" },
    }),
    getCalendar: nothing,
    renewCalendar: nothing,
    getCalendarFeed: async ({ people }) => {
      const { url } = await people.owner.getCalendar();
      return { params: {}, query: { token: new URL(url).searchParams.get("token") ?? "", all: "true" } };
    },
  },
};
