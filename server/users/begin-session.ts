/** Sessions begin here, whichever way somebody has logged in. */
import type { Call } from "../platform/core/call.ts";
import type { Context } from "../platform/core/context.ts";
import type { Statement } from "../platform/db/statements.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { endSurplusSessions, insertSession, sessionCount } from "./session-store.ts";
import type { AccountRow } from "./store.ts";

const MAX_USER_AGENT = 255;
const MAX_ADDRESS = 64;
/** A refresh may be under way when its session ends, and clocks differ: nothing is forgotten too early. */
const MARGIN_SECONDS = 300;

/** Null if the password or token it is based on has been revoked since. `alsoKnown` is written together with it. */
export async function beginSession(
  call: Call,
  account: AccountRow,
  alsoKnown: (sessionId: string) => Statement<"sign_in_sessions">[] = () => [],
): Promise<string | null> {
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
  const [inserted] = await accounts.write([insertSession(session), ...alsoKnown(session.id)], userId);
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

export function lifetimeOf({ tokens }: Context): { now: string; expiresAt: string } {
  const now = Date.now();
  return {
    now: new Date(now).toISOString(),
    expiresAt: new Date(now + tokens.lifetimeSeconds * 1000).toISOString(),
  };
}

/** When the last token that its session may have got by now has expired. */
export function endedUntil({ tokens }: Context, known = 0): string {
  const last = Date.now() + tokens.lifetimeSeconds * 1000;
  return new Date(Math.max(last, known) + MARGIN_SECONDS * 1000).toISOString();
}

export function tokenOf({ tokens }: Context, account: AccountRow, sessionId: string): string {
  return tokens.issue({ id: account.id, generation: account.token_generation, sessionId });
}

export function authCookie({ config, tokens }: Context, token: string): string {
  const secure = config.COOKIE_SECURE ? "; Secure" : "";
  const maxAge = token === "" ? 0 : tokens.lifetimeSeconds;
  return `svc_auth=${token}; Path=${config.BASE_PATH || "/"}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
