/** The token of a request, and whether it came from a header, a cookie or the query. */
import { looksLikeApiToken } from "../auth/api-tokens.ts";
import type { Session } from "../auth/token.ts";
import type { Context } from "../core/context.ts";
import { forbidden, loginRequired, unauthorized } from "../util/errors.ts";
import { queryField } from "../util/query-fields.ts";
import { requireOwnOrigin } from "./headers/origin.ts";
import type { ApiRequest } from "./perform.ts";

const COOKIE = "svc_auth";
export const SAFE_METHODS = new Set(["GET", "HEAD"]);

/** At once for a login; an API token may have to be looked up. */
export function requireSession(
  context: Context,
  request: ApiRequest,
  tokenInQuery?: boolean,
): Session | Promise<Session> {
  const credential = credentialOf(request, tokenInQuery);
  if (!credential) throw loginRequired();
  const checked = (session: Session | null) => {
    if (!session) throw unauthorized("The token is invalid or expired.");
    if (credential.isCookie && !SAFE_METHODS.has(request.method)) requireOwnOrigin(request, context.config);
    context.sessionActivity.note(session);
    return session;
  };
  const found = sessionWith(context, credential);
  return found instanceof Promise ? found.then(checked) : checked(found);
}

/** Of routes that API tokens may not call, but that need no login either. */
export function refuseApiToken(request: ApiRequest): void {
  const credential = credentialOf(request);
  if (credential && looksLikeApiToken(credential.token))
    throw forbidden("API tokens are not accepted here: log in.");
}

/** For reads that need no login, but may say more to somebody who has one. API tokens are ignored. */
export function sessionIfAny(context: Context, request: ApiRequest): Session | null {
  const credential = credentialOf(request);
  return credential && context.tokens.verify(credential.token);
}

/** For sockets: no session is no error yet, but a foreign page must not ride on the visitor's cookie. */
export async function findSession(context: Context, request: ApiRequest): Promise<Session | null> {
  const credential = credentialOf(request, true);
  if (credential?.isCookie) requireOwnOrigin(request, context.config);
  const session = credential && (await sessionWith(context, credential));
  if (session) context.sessionActivity.note(session);
  return session;
}

interface Credential {
  token: string;
  isCookie: boolean;
}

/** An API token is never in the cookie: it would be sent by whatever page a browser has open. */
function sessionWith(
  { tokens, apiTokens }: Context,
  { token, isCookie }: Credential,
): Session | null | Promise<Session | null> {
  if (!looksLikeApiToken(token)) return tokens.verify(token);
  return isCookie ? null : apiTokens.verify(token);
}

/** A token in the header beats one in the address, which beats the cookie. */
function credentialOf(request: ApiRequest, tokenInQuery = false): Credential | null {
  const header = request.headers.get("authorization");
  if (header !== null) return { token: /^bearer\s+(\S+)$/i.exec(header)?.[1] ?? "", isCookie: false };
  const inQuery = tokenInQuery ? queryField(request.url, "token") : null;
  if (inQuery !== null) return { token: inQuery, isCookie: false };
  const cookie = request.cookies.get(COOKIE);
  return cookie ? { token: cookie, isCookie: true } : null;
}
