/** Login, refresh, logout and the list of sessions. */
import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { sessionRoutes } from "../../contract/sessions.ts";
import type { userRoutes } from "../../contract/users.ts";
import { type Call, type Handler, Reply } from "../platform/core/call.ts";
import type { Context } from "../platform/core/context.ts";
import { writeOnce } from "../platform/core/idempotency.ts";
import { readAsCaller, sessionOf } from "../platform/core/query.ts";
import { isFromOwnPages } from "../platform/http/headers/origin.ts";
import { notFound, unauthorized } from "../platform/util/errors.ts";
import type { Who } from "../platform/util/fair-queue.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { loginAttempts } from "./attempts.ts";
import {
  endSessionOf,
  endSurplusSessions,
  forgetSession,
  insertSession,
  markEnded,
  ownSession,
  prolongSession,
  sessionCount,
  sessionRows,
  voidOtherSessions,
} from "./session-store.ts";
import { type AccountRow, accountRow, accountRowByEmail, updateHash } from "./store.ts";

const MAX_USER_AGENT = 255;
const MAX_ADDRESS = 64;
/** A refresh may be under way when its session ends, and clocks differ: nothing is forgotten too early. */
const MARGIN_SECONDS = 300;

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
  if (passwords.isOutdated(account.hashed_password)) await renewHash(call, account, attempts.who);
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
  await readAsCaller(call, {});
  const until = endedUntil(call.context, session.expiresAt);
  await accounts.write([markEnded(session.id, until), forgetSession(session.id)], session.userId);
  live.revoke({ userId: session.userId, onlySession: session.id });
  const body = { detail: "You are logged out." };
  return config.AUTH_COOKIE ? new Reply(body, { "set-cookie": authCookie(call.context, "") }) : body;
};

export const listSessions: Handler<typeof sessionRoutes.listSessions> = async (call) => {
  const { limit = DEFAULT_PAGE, before } = call.input;
  const { userId, id } = sessionOf(call);
  const { rows } = await readAsCaller(call, { sessions: sessionRows(userId, before, limit + 1) });
  const items = rows.sessions.slice(0, limit).map((row) => ({ ...row, is_current: row.id === id }));
  return { items, next: rows.sessions.length > limit ? (items.at(-1)?.id ?? null) : null };
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

/** Null if the password or token it is based on has been revoked since. */
async function beginSession(call: Call, account: AccountRow): Promise<string | null> {
  const { config, db, accounts, live } = call.context;
  const { id: userId, token_generation: generation } = account;
  const session = {
    id: newId(),
    userId,
    generation,
    address: call.address().slice(0, MAX_ADDRESS),
    userAgent: (call.request.headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT).toWellFormed(),
    ...lifetimeOf(call.context),
  };
  const [inserted] = await accounts.write([insertSession(session)], userId);
  if (inserted.length === 0) return null;
  const { counted } = await db.read({ counted: sessionCount(userId) });
  if (one(counted).count > config.SESSIONS_PER_USER) {
    const most = config.SESSIONS_PER_USER;
    const surplus = endSurplusSessions(userId, most, endedUntil(call.context));
    const [, ended] = await accounts.write(surplus, userId);
    for (const { id } of ended) live.revoke({ userId, onlySession: id });
  }
  return session.id;
}

function lifetimeOf({ tokens }: Context): { now: string; expiresAt: string } {
  const now = Date.now();
  return {
    now: new Date(now).toISOString(),
    expiresAt: new Date(now + tokens.lifetimeSeconds * 1000).toISOString(),
  };
}

/** When the last token that its session may have got by now has expired. */
function endedUntil({ tokens }: Context, known = 0): string {
  const last = Date.now() + tokens.lifetimeSeconds * 1000;
  return new Date(Math.max(last, known) + MARGIN_SECONDS * 1000).toISOString();
}

/** Only now is the password known. A login does not fail because this does; the next one tries again. */
async function renewHash({ context, input }: Call<typeof userRoutes.login>, account: AccountRow, who: Who) {
  const { accounts, log, passwords } = context;
  try {
    const hash = await passwords.hash(input.password, who);
    await accounts.write([updateHash(account, hash)], account.id);
  } catch (error) {
    log.warn("password rehash failed", { reason: String(error) });
  }
}

/**
 * A page of another site that knows a password gets a token, but cannot set the cookie: it must not log its visitor in.
 */
function newToken({ context, request }: Call, account: AccountRow, sessionId: string): Reply {
  const { config, tokens } = context;
  const { id, token_generation: generation } = account;
  const access_token = tokens.issue({ id, generation, sessionId });
  const withCookie = config.AUTH_COOKIE && isFromOwnPages(request, config);
  const headers = withCookie ? { "set-cookie": authCookie(context, access_token) } : undefined;
  return new Reply({ access_token, token_type: "bearer" }, headers);
}

function authCookie({ config, tokens }: Context, token: string): string {
  const secure = config.COOKIE_SECURE ? "; Secure" : "";
  const maxAge = token === "" ? 0 : tokens.lifetimeSeconds;
  return `svc_auth=${token}; Path=${config.BASE_PATH || "/"}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
