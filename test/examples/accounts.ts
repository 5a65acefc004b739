import { PASSWORD } from "../harness.ts";
import { nothing, type ResourceExamples } from "./example.ts";

let made = 0;
const fresh = () => `fresh-${++made}`;

export const examples: ResourceExamples = {
  inputs: {
    register: () => {
      const name = fresh();
      const email = `${name}@example.org`;
      const body = { email, username: name, password: PASSWORD, firstname: "Fresh", lastname: "Person" };
      return { params: {}, body };
    },
    authMethods: nothing,
    login: ({ people }) => ({ params: {}, body: { username: people.owner.me.email, password: PASSWORD } }),
    logout: nothing,
    refresh: nothing,
    getMe: nothing,
    updateMe: (_, caller) => ({
      params: {},
      body: { firstname: "First", lastname: "Last", ...(caller && { username: caller.me.username }) },
    }),
    changePassword: () => ({ params: {}, body: { current_password: PASSWORD, new_password: PASSWORD } }),
    listSessions: async ({ session }, caller) => ({
      params: {},
      query: { limit: "1", before: await session(caller) },
    }),
    endSession: async ({ session }, caller) => ({ params: { session_id: await session(caller) } }),
    endOtherSessions: nothing,
    getUser: ({ people }) => ({ params: { user_id: people.member.id } }),
    searchUsers: () => ({ params: {}, query: { q: "member", limit: "5", offset: "0" } }),
  },
};
