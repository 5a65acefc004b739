/** Login, refresh, logout and the list of sessions. */
import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { sessionRoutes } from "../../contract/sessions.ts";
import type { userRoutes } from "../../contract/users.ts";
import { type Call, type Handler, Reply } from "../platform/core/call.ts";
import { writeOnce } from "../platform/core/idempotency.ts";
import { readAsCaller, sessionOf } from "../platform/core/query.ts";
import { isFromOwnPages } from "../platform/http/headers/origin.ts";
import type { Who } from "../platform/scheduling/fair-queue.ts";
import { notFound, unauthorized } from "../platform/util/errors.ts";
import { pageOf } from "../platform/util/page.ts";
import { one } from "../platform/util/present.ts";
import { loginAttempts } from "./attempts.ts";
import { authCookie, beginSession, endedUntil, lifetimeOf, tokenOf } from "./begin-session.ts";
import {
  endSessionOf,
  forgetSession,
  logoutAddress,
  markEnded,
  ownSession,
  prolongSession,
  sessionRows,
  voidOtherSessions,
} from "./session-store.ts";
import { type AccountRow, accountRow, accountRowByEmail, updateHash } from "./store.ts";

export const login: Handler<typeof userRoutes.login> = async (call) => {
  const { context, input, address } = call;
  const { db, passwords } = context;
  const attempts = loginAttempts(context, input.username, address());
  await attempts.check();
  const [account] = (await db.read({ account: accountRowByEmail(input.username) })).account;
  const matches = await passwords.verify(input.password, account?.hashed_password ?? null, attempts);
  const wrong = unauthorized("The e-mail address or the password is wrong.", "login_failed");
  if (!account || !matches || !account.is_active) throw wrong;
  attempts.succeeded();
  if (account.hashed_password !== null && passwords.isOutdated(account.hashed_password))
    await renewHash(call, account, attempts.who);
  const sessionId = await beginSession(call, account);
  if (sessionId === null) throw wrong;
  return newToken(call, account, sessionId);
};

/** Refresh extends a session; a token without one starts one. */
export const refresh: Handler<typeof userRoutes.refresh> = async (call) => {
  const session = sessionOf(call);
  const { rows } = await readAsCaller(call, { account: accountRow(session.userId) });
  const account = one(rows.account);
  if (session.isListed) {
    const { now, expiresAt } = lifetimeOf(call.context);
    await call.context.accounts.write([prolongSession(session.id, now, expiresAt)], account.id);
    return newToken(call, account, session.id);
  }
  const sessionId = await beginSession(call, account);
  if (sessionId === null) throw unauthorized("The token is no longer valid.");
  return newToken(call, account, sessionId);
};

export const logout: Handler<typeof userRoutes.logout> = async (call) => {
  const { accounts, config, live } = call.context;
  const session = sessionOf(call);
  const { rows } = await readAsCaller(call, { provider: logoutAddress(session.id) });
  const until = endedUntil(call.context, session.expiresAt);
  await accounts.write([markEnded(session.id, until), forgetSession(session.id)], session.userId);
  live.revoke({ userId: session.userId, onlySession: session.id });
  const logout_url = rows.provider[0]?.logout_url ?? undefined;
  const body = { detail: "You are logged out.", logout_url };
  return config.AUTH_COOKIE ? new Reply(body, { "set-cookie": authCookie(call.context, "") }) : body;
};

export const listSessions: Handler<typeof sessionRoutes.listSessions> = async (call) => {
  const { limit = DEFAULT_PAGE, before } = call.input;
  const { userId, id } = sessionOf(call);
  const { rows } = await readAsCaller(call, { sessions: sessionRows(userId, before, limit + 1) });
  return pageOf(rows.sessions, limit, (row) => ({ ...row, is_current: row.id === id }));
};

export const endSession: Handler<typeof sessionRoutes.endSession> = async (call) => {
  const { userId } = sessionOf(call);
  const id = call.input.session_id;
  const { rows } = await readAsCaller(call, { own: ownSession(userId, id) });
  if (!rows.own[0]) throw notFound("This session");
  await writeOnce(call, endSessionOf(userId, id, endedUntil(call.context)), undefined);
  call.context.live.revoke({ userId, onlySession: id });
  return undefined;
};

export const endOtherSessions: Handler<typeof sessionRoutes.endOtherSessions> = async (call) => {
  const { userId, id } = sessionOf(call);
  await readAsCaller(call, {});
  await writeOnce(call, voidOtherSessions(userId, id), undefined);
  call.context.live.revoke({ userId, exceptSession: id });
  return undefined;
};

/** Only now is the password known. A login does not fail because this does; the next one tries again. */
async function renewHash({ context, input }: Call<typeof userRoutes.login>, account: AccountRow, who: Who) {
  const { accounts, log, passwords } = context;
  try {
    const hash = await passwords.hash(input.password, who);
    await accounts.write([updateHash(account, hash)], account.id);
  } catch (error) {
    log.warn("a password could not be hashed anew", { reason: String(error) });
  }
}

/**
 * A page of another site that knows a password gets a token, but cannot set the cookie: it must not log its visitor in.
 */
function newToken({ context, request }: Call, account: AccountRow, sessionId: string): Reply {
  const { config } = context;
  const access_token = tokenOf(context, account, sessionId);
  const withCookie = config.AUTH_COOKIE && isFromOwnPages(request, config);
  const headers = withCookie ? { "set-cookie": authCookie(context, access_token) } : undefined;
  return new Reply({ access_token, token_type: "bearer" }, headers);
}
