import type { Person } from "../harness.ts";
import { callerOr, type ResourceExamples } from "./example.ts";

/** The id of a token of the caller. */
async function tokenOf(person: Person): Promise<string> {
  return (await person.createApiToken({ name: "Script", scopes: ["read"] })).id;
}

export const examples: ResourceExamples = {
  inputs: {
    createApiToken: () => ({
      params: {},
      body: { name: "Deploy bot", scopes: ["write"], expires_at: "2999-01-01T00:00:00Z" },
    }),
    listApiTokens: async ({ people }, caller) => ({
      params: {},
      query: { limit: "1", before: await tokenOf(callerOr(people.owner, caller)) },
    }),
    deleteApiToken: async ({ people }, caller) => ({
      params: { token_id: await tokenOf(callerOr(people.owner, caller)) },
    }),
  },
};
