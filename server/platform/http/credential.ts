/** The token of a request, and whether it came from a header, a cookie or the query. */
import type { BunRequest } from "bun";
import type { Session } from "../auth/token.ts";
import type { Context } from "../core/context.ts";
import { loginRequired, unauthorized } from "../util/errors.ts";
import { searchParams } from "../util/search-params.ts";
import { requireOwnOrigin } from "./headers/origin.ts";

const COOKIE = "svc_auth";
export const SAFE_METHODS = new Set(["GET", "HEAD"]);

export function requireSession(context: Context, request: BunRequest, tokenInQuery?: boolean): Session {
  const credential = credentialOf(request, tokenInQuery);
  if (!credential) throw loginRequired();
  const session = context.tokens.verify(credential.token);
  if (!session) throw unauthorized("The token is invalid or expired.");
  if (credential.isCookie && !SAFE_METHODS.has(request.method)) requireOwnOrigin(request, context.config);
  context.sessionActivity.note(session);
  return session;
}

/** For reads that need no login, but may say more to somebody who has one. */
export function sessionIfAny(context: Context, request: BunRequest): Session | null {
  const credential = credentialOf(request);
  return credential && context.tokens.verify(credential.token);
}

/** For sockets: no session is no error yet, but a foreign page must not ride on the visitor's cookie. */
export function findSession(context: Context, request: BunRequest): Session | null {
  const credential = credentialOf(request, true);
  if (credential?.isCookie) requireOwnOrigin(request, context.config);
  const session = credential && context.tokens.verify(credential.token);
  if (session) context.sessionActivity.note(session);
  return session;
}

/** A token in the header beats one in the address, which beats the cookie. */
function credentialOf(
  request: BunRequest,
  tokenInQuery = false,
): { token: string; isCookie: boolean } | null {
  const header = request.headers.get("authorization");
  if (header !== null) return { token: /^bearer\s+(\S+)$/i.exec(header)?.[1] ?? "", isCookie: false };
  const inQuery = tokenInQuery ? searchParams(request.url).get("token") : null;
  if (inQuery !== null) return { token: inQuery, isCookie: false };
  const cookie = request.cookies.get(COOKIE);
  return cookie ? { token: cookie, isCookie: true } : null;
}
