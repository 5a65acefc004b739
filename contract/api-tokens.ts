/** Tokens for scripts and integrations: a person's rights, cut down to what the program needs. */
import * as z from "zod/mini";
import { id, moment, resource, route, SCOPES, text, timestamp } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";

const MAX_BOARDS = 100;

const shape = {
  id,
  name: z.string(),
  /** Each includes those before it: `read`, `write`, `admin`. */
  scopes: z.array(z.enum(SCOPES)),
  /** Null: all boards of its user, those of the future included. */
  board_ids: z.nullable(z.array(id)),
  /** The end of the token, to tell it from others. */
  last_four: z.string(),
  created_at: timestamp,
  /** To the minute or two. */
  last_used_at: z.nullable(timestamp),
  expires_at: z.nullable(timestamp),
};

const ApiToken = resource("ApiToken", shape);
export type ApiToken = z.output<typeof ApiToken>;
/** With the token itself, which is answered once. */
const NewApiToken = resource("NewApiToken", { ...shape, token: z.string() });
export type NewApiToken = z.output<typeof NewApiToken>;

const tag = "API tokens";

export const apiTokenRoutes = {
  createApiToken: route({
    method: "POST",
    path: "/me/tokens",
    tag,
    summary: "Create an API token; it is shown only in this answer",
    access: "authenticated",
    scope: "session",
    answersSecret: true,
    body: z.object({
      name: text(1, 255),
      scopes: z.array(z.enum(SCOPES)).check(z.minLength(1), z.maxLength(SCOPES.length)),
      board_ids: z.optional(z.nullable(z.array(id).check(z.minLength(1), z.maxLength(MAX_BOARDS)))),
      expires_at: z.optional(z.nullable(moment)),
    }),
    status: 201,
    answer: NewApiToken,
    errors: [404, 409],
  }),
  listApiTokens: route({
    method: "GET",
    path: "/me/tokens",
    tag,
    summary: "My API tokens, newest first",
    access: "authenticated",
    scope: "session",
    query: z.object({ limit: pageLimit, before: z.optional(id) }),
    status: 200,
    answer: pageOf(ApiToken),
  }),
  deleteApiToken: route({
    method: "DELETE",
    path: "/me/tokens/{token_id}",
    tag,
    summary: "Delete an API token; its connections are closed",
    access: "authenticated",
    scope: "session",
    status: 204,
    errors: [404],
  }),
};
