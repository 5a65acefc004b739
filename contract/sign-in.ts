/**
 * Signing in with an OpenID Connect provider, and connecting an account with it. Browsers go through the first two routes,
 * and get a page where something fails; clients of the API get the usual errors.
 */
import * as z from "zod/mini";
import { resource, route, verbatim } from "./base/define.ts";

const MAX_NEXT_LENGTH = 2048;
const MAX_CODE_LENGTH = 4096;
const MAX_LOGOUT_BYTES = 32_768;

const SignInLink = resource("SignInLink", {
  name: z.string(),
  is_linked: z.boolean(),
  has_password: z.boolean(),
});
export type SignInLink = z.output<typeof SignInLink>;
const ProviderLoggedOut = resource("ProviderLoggedOut", { detail: z.string() });
const SignInStart = resource("SignInStart", { url: z.string() });

const tag = "Sign-in";

export const signInRoutes = {
  startOidc: route({
    method: "GET",
    path: "/auth/oidc/start",
    tag,
    summary: "Leave for the provider to sign in; `next` is the path of the web client to come back to",
    access: "public",
    scope: "session",
    needsOidc: true,
    query: z.object({ next: z.optional(verbatim(0, MAX_NEXT_LENGTH)) }),
    status: 302,
  }),
  oidcCallback: route({
    method: "GET",
    path: "/auth/oidc/callback",
    tag,
    summary: "Come back from the provider: sets the login cookie, or connects the account",
    access: "public",
    scope: "session",
    isLoginOptional: true,
    needsOidc: true,
    query: z.object({
      state: z.optional(verbatim(0, MAX_CODE_LENGTH)),
      code: z.optional(verbatim(0, MAX_CODE_LENGTH)),
      error: z.optional(verbatim(0, MAX_CODE_LENGTH)),
    }),
    status: 302,
    errors: [403, 409],
  }),
  backChannelLogout: route({
    method: "POST",
    path: "/auth/oidc/backchannel-logout",
    tag,
    summary: "The provider says that somebody has logged out there: their sessions here end",
    access: "public",
    scope: "session",
    needsOidc: true,
    accepts: "form",
    maxBytes: MAX_LOGOUT_BYTES,
    // Without one it is refused like one that is invalid, as the standard has it.
    body: z.object({ logout_token: z.optional(verbatim(0, MAX_LOGOUT_BYTES)) }),
    isBodyOptional: true,
    status: 200,
    answer: ProviderLoggedOut,
    errors: [400],
  }),
  getOidcLink: route({
    method: "GET",
    path: "/auth/oidc/link",
    tag,
    summary: "Whether my account is connected with the provider, and has a password",
    access: "authenticated",
    scope: "session",
    needsOidc: true,
    status: 200,
    answer: SignInLink,
  }),
  linkOidc: route({
    method: "POST",
    path: "/auth/oidc/link",
    tag,
    summary: "Connect my account with the provider: go to `url` with the cookie that comes with it",
    access: "authenticated",
    scope: "session",
    needsOidc: true,
    answersSecret: true,
    status: 200,
    answer: SignInStart,
    errors: [409],
  }),
  unlinkOidc: route({
    method: "DELETE",
    path: "/auth/oidc/link",
    tag,
    summary: "Disconnect my account from the provider; refused while it has no password",
    access: "authenticated",
    scope: "session",
    needsOidc: true,
    status: 204,
    errors: [409],
  }),
};
