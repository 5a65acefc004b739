import * as z from "zod/mini";
import { atMost, id, resource, route, taggedResource, verbatim } from "./base/define.ts";
import { linkToken } from "./base/link-token.ts";
import { username } from "./base/usernames.ts";

const MAX_PASSWORD_LENGTH = 1024;
/** Anybody may send these: no more than the fields can need, however they are encoded. */
const MAX_ACCOUNT_BYTES = 32_768;

export const User = taggedResource("User", {
  id,
  email: z.string(),
  username: z.string(),
  firstname: z.nullable(z.string()),
  lastname: z.nullable(z.string()),
  is_active: z.boolean(),
  is_verified: z.boolean(),
  is_superuser: z.boolean(),
});
export type User = z.output<typeof User>;

const Token = resource("Token", { access_token: z.string(), token_type: z.literal("bearer") });
/**
 * `registration`: whether everyone, only people with an invitation, or nobody may register. `password_min_length`: how many
 * characters a new password needs. `trash_days`: for how long what was deleted can be restored.
 */
const AuthMethods = resource("AuthMethods", {
  password: z.boolean(),
  password_min_length: z.int(),
  oidc: z.nullable(z.object({ name: z.string() })),
  registration: z.enum(["open", "invite", "closed"]),
  mail: z.boolean(),
  trash_days: z.int(),
});
export type AuthMethods = z.output<typeof AuthMethods>;
const Done = resource("Done", { detail: z.string() });
/** `logout_url`: where the session at the provider ends, for those who signed in with one. */
const LoggedOut = resource("LoggedOut", { detail: z.string(), logout_url: z.optional(z.string()) });

export const email = z.string().check(atMost(254), z.email(), z.toLowerCase());
/** Only the outer bounds; the configured policy is checked by the operation. */
export const newPassword = verbatim(1, MAX_PASSWORD_LENGTH);
const personName = z.nullable(verbatim(0, 255));

const tag = "Accounts";

export const userRoutes = {
  register: route({
    method: "POST",
    path: "/auth/register",
    tag,
    summary: "Register an account; with the token of an `invitation`, also join its board",
    access: "public",
    scope: "session",
    needsPasswords: true,
    maxBytes: MAX_ACCOUNT_BYTES,
    body: z.object({
      email,
      username,
      password: newPassword,
      firstname: z.optional(personName),
      lastname: z.optional(personName),
      invitation: z.optional(z.nullable(linkToken)),
    }),
    status: 201,
    answer: User,
    errors: [403, 404, 409, 429],
  }),
  authMethods: route({
    method: "GET",
    path: "/auth/methods",
    tag,
    summary:
      "How to log in and register here, whether this service sends mail, and how long the trash is kept",
    access: "public",
    scope: "session",
    status: 200,
    answer: AuthMethods,
  }),
  login: route({
    method: "POST",
    path: "/auth/login",
    tag,
    summary: "Log in; the field username carries the e-mail address",
    access: "public",
    scope: "session",
    needsPasswords: true,
    accepts: "form",
    maxBytes: MAX_ACCOUNT_BYTES,
    body: z.object({ username: verbatim(0, 1024), password: verbatim(0, MAX_PASSWORD_LENGTH) }),
    status: 200,
    answer: Token,
    errors: [401, 429],
  }),
  refresh: route({
    method: "POST",
    path: "/auth/refresh",
    tag,
    summary: "A new token of this session before the old one expires; the cookie is renewed too",
    access: "authenticated",
    scope: "session",
    answersSecret: true,
    status: 200,
    answer: Token,
  }),
  logout: route({
    method: "POST",
    path: "/auth/logout",
    tag,
    summary: "Log out: this session ends with all its tokens and connections, the cookie is cleared",
    access: "authenticated",
    scope: "session",
    status: 200,
    answer: LoggedOut,
  }),
  getMe: route({
    method: "GET",
    path: "/auth/me",
    tag,
    summary: "Who am I",
    access: "authenticated",
    scope: "read",
    status: 200,
    answer: User,
  }),
  updateMe: route({
    method: "PATCH",
    path: "/auth/me",
    tag,
    summary: "Change my names",
    access: "authenticated",
    scope: "session",
    maxBytes: MAX_ACCOUNT_BYTES,
    // The operation applies the rules to a new name.
    body: z.partial(z.object({ firstname: personName, lastname: personName, username })),
    status: 200,
    answer: User,
    errors: [409, 429],
  }),
  changePassword: route({
    method: "POST",
    path: "/auth/change-password",
    tag,
    summary: "Change my password; every other session of mine ends",
    access: "authenticated",
    scope: "session",
    needsPasswords: true,
    maxBytes: MAX_ACCOUNT_BYTES,
    body: z.object({ current_password: verbatim(0, MAX_PASSWORD_LENGTH), new_password: newPassword }),
    status: 200,
    answer: Done,
    errors: [400, 429],
  }),
  getUser: route({
    method: "GET",
    path: "/users/{user_id}",
    tag,
    summary: "A user's profile",
    access: "authenticated",
    scope: "read",
    status: 200,
    answer: User,
    errors: [404],
  }),
  searchUsers: route({
    method: "GET",
    path: "/users",
    tag,
    summary: "Find users by part of username or e-mail",
    access: "authenticated",
    scope: "read",
    query: z.object({
      q: z.optional(verbatim(0, 254)),
      search: z.optional(verbatim(0, 254)),
      query: z.optional(verbatim(0, 254)),
      limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
      offset: z.optional(z.int().check(z.gte(0))),
    }),
    status: 200,
    answer: z.array(User),
  }),
};
