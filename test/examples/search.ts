import type { ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  inputs: { search: () => ({ params: {}, query: { q: "card", limit: "10" } }) },
};
