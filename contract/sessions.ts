/** Where a person is logged in. */
import * as z from "zod/mini";
import { id, resource, route, timestamp } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";

const Session = resource("Session", {
  id,
  created_at: timestamp,
  /** To the minute or two. */
  last_used_at: timestamp,
  /** The client's address at login; for IPv6, its network. */
  address: z.string(),
  user_agent: z.string(),
  is_current: z.boolean(),
});
export type Session = z.output<typeof Session>;

const tag = "Accounts";

export const sessionRoutes = {
  listSessions: route({
    method: "GET",
    path: "/me/sessions",
    tag,
    summary: "Where I am logged in, newest first",
    access: "authenticated",
    scope: "session",
    query: z.object({ limit: pageLimit, before: z.optional(id) }),
    status: 200,
    answer: pageOf(Session),
  }),
  endSession: route({
    method: "DELETE",
    path: "/me/sessions/{session_id}",
    tag,
    summary: "Log out there: all its tokens are void, its connections are closed",
    access: "authenticated",
    scope: "session",
    status: 204,
    errors: [404],
  }),
  endOtherSessions: route({
    method: "DELETE",
    path: "/me/sessions",
    tag,
    summary: "Log out everywhere else",
    access: "authenticated",
    scope: "session",
    status: 204,
  }),
};
