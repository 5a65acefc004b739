/** Out to the provider and back: signing in, or connecting an account. */
import type { signInRoutes } from "../../contract/sign-in.ts";
import { callerOf, callerQuery } from "../platform/auth/access.ts";
import type { Identity } from "../platform/auth/oidc/identity.ts";
import { type Attempt, NotProved } from "../platform/auth/oidc/provider.ts";
import { type Call, type Handler, Reply } from "../platform/core/call.ts";
import { publicUrlOf } from "../platform/http/public-url.ts";
import { tooMany } from "../platform/util/errors.ts";
import { authCookie, beginSession, tokenOf } from "../users/begin-session.ts";
import { accountFor } from "./accounts.ts";
import { attemptOf, beginAttempt, orAway, ownPath, providerOf, spend } from "./attempt.ts";
import { linkAccount } from "./links.ts";
import { problem, withPages } from "./problems.ts";
import { insertProviderSession } from "./store.ts";

type Callback = Call<typeof signInRoutes.oidcCallback>;

export const startOidc: Handler<typeof signInRoutes.startOidc> = (call) => {
  const next = ownPath(call.input.next);
  return withPages(call, { next }, async () => {
    const { url, cookie } = await beginAttempt(call, { next });
    return new Reply(undefined, { location: url, "set-cookie": cookie }, 302);
  });
};

export const oidcCallback: Handler<typeof signInRoutes.oidcCallback> = (call) => {
  const attempt = attemptOf(call, call.input.state ?? "");
  return withPages(call, attempt ?? { next: "/" }, () => comeBack(call, attempt));
};

async function comeBack(call: Callback, attempt: Attempt | null): Promise<Reply> {
  const { name } = providerOf(call);
  if (!attempt) throw problem("expired", name);
  const wait = await call.context.rateLimits.loginsAtAddress.attempt(call.address());
  if (wait > 0) throw tooMany("Too many logins; try again later.", wait);
  await spend(call, attempt);
  const identity = await identify(call, attempt);
  if (attempt.link) {
    await linkAccount(call, attempt.link, identity);
    return sentTo(call, attempt.next);
  }
  return signIn(call, attempt, identity);
}

function identify(call: Callback, attempt: Attempt): Promise<Identity> {
  const provider = providerOf(call);
  const { url } = call.request;
  const search = url.includes("?") ? url.slice(url.indexOf("?")) : "";
  return orAway(call, provider.identify(attempt, search)).catch((error) => {
    if (!(error instanceof NotProved)) throw error;
    throw problem(error.isCancelled ? "cancelled" : "unproved", provider.name);
  });
}

async function signIn(call: Callback, attempt: Attempt, identity: Identity): Promise<Reply> {
  const { context } = call;
  const provider = providerOf(call);
  const { account, next } = await accountFor(call, identity, attempt.next);
  const username = await otherUserHere(call, account.id);
  if (username !== null) throw problem("otherAccount", username);
  if (!account.is_active) throw problem("deactivated", provider.name);
  const returnTo = `${publicUrlOf(context.config, call.request)}/login`;
  const logoutUrl = await provider.logoutUrl(identity, returnTo);
  const begun = (id: string) => [insertProviderSession(id, identity, logoutUrl)];
  const sessionId = await beginSession(call, account, begun);
  if (sessionId === null) throw problem("deactivated", provider.name);
  return sentTo(call, next, { "set-cookie": authCookie(context, tokenOf(context, account, sessionId)) });
}

/** Open pages of somebody else would go on in the wrong name. */
async function otherUserHere({ context, session }: Callback, userId: string): Promise<string | null> {
  if (!session || session.userId === userId) return null;
  return callerOf(await context.db.read(callerQuery(session)), session)?.username ?? null;
}

function sentTo({ context }: Call, next: string, headers: Record<string, string> = {}): Reply {
  return new Reply(undefined, { location: context.config.BASE_PATH + next, ...headers }, 302);
}
