import { nothing, onBoard, type ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  inputs: {
    listEvents: ({ board_id }) => ({ params: { board_id }, query: { since: "0", limit: "10" } }),
    streamEvents: onBoard,
    presence: onBoard,
    health: nothing,
    live: nothing,
    ready: nothing,
    stats: nothing,
  },
};
