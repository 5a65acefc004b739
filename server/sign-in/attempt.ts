/**
 * A sign-in under way. The browser that started it keeps it in a cookie, so that nobody can send somebody else's answer
 * of the provider to it; whichever instance it comes back to can read the cookie.
 */
import * as oidc from "openid-client";
import { ProviderAway } from "../platform/auth/oidc/bounded-fetch.ts";
import type { Attempt, OidcProvider } from "../platform/auth/oidc/provider.ts";
import type { Call } from "../platform/core/call.ts";
import { publicUrlOf } from "../platform/http/public-url.ts";
import { nothingHere } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { problem } from "./problems.ts";
import { spendSignIn } from "./store.ts";

const CALLBACK = "/auth/oidc/callback";
const LIFETIME_SECONDS = 600;
/** Remembered for a while longer, as clocks differ. */
const CLOCK_SKEW_MS = 600_000;
/** Several tabs may sign in at once, but what a browser keeps, and sends, is bounded. */
const COOKIES = 8;
const MAX_NEXT_LENGTH = 500;
/** Nothing that anybody could take for another host: no empty segments, dots, backslashes or escapes in the path. */
const OWN_PATH = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?(?:\?[!$-;=?-Z_a-z~]*)?$/;

/** Always a path of the web client. */
export function ownPath(next: string | undefined): string {
  return next !== undefined && next.length <= MAX_NEXT_LENGTH && OWN_PATH.test(next) ? next : "/";
}

export function providerOf({ context }: Call): OidcProvider {
  if (!context.oidc) throw nothingHere();
  return context.oidc;
}

/** Where the browser goes, and the cookie that it needs when it comes back. */
export async function beginAttempt(
  call: Call,
  { next, link }: Pick<Attempt, "next" | "link">,
): Promise<{ url: string; cookie: string }> {
  const { config, sealedTexts } = call.context;
  const attempt: Attempt = {
    id: newId(),
    expiresAt: Date.now() + LIFETIME_SECONDS * 1000,
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    redirectUri: publicUrlOf(config, call.request) + CALLBACK,
    next,
    ...(link && { link }),
  };
  const url = await orAway(call, providerOf(call).authorizationUrl(attempt));
  const secure = config.COOKIE_SECURE ? "; Secure" : "";
  const { state } = attempt;
  const value = `${cookieName(state)}=${sealedTexts.seal(JSON.stringify(attempt), sealedFor(state))}`;
  const path = `${config.BASE_PATH}${CALLBACK}`;
  return {
    url,
    cookie: `${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}${secure}`,
  };
}

/** The attempt that has come back to the browser that began it; null for any other. */
export function attemptOf(call: Call, state: string): Attempt | null {
  const sealed = new Bun.CookieMap(call.request.headers.get("cookie") ?? "").get(cookieName(state));
  const text = sealed ? call.context.sealedTexts.open(sealed, sealedFor(state)) : null;
  if (text === null) return null;
  // Sealed above, as one of these.
  const attempt = JSON.parse(text) as Attempt;
  return attempt.expiresAt > Date.now() ? attempt : null;
}

/** Once, on any number of instances. */
export async function spend({ context, address }: Call, { id, expiresAt }: Attempt): Promise<void> {
  const until = new Date(expiresAt + CLOCK_SKEW_MS).toISOString();
  const [used] = await context.accounts.write([spendSignIn(id, until)], address());
  if (used.length === 0) throw problem("expired", context.oidc?.name ?? "");
}

export function orAway<T>(call: Call, work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (!(error instanceof ProviderAway)) throw error;
    call.context.log.warn("OpenID Connect provider unavailable", { reason: error.message });
    throw problem("away", providerOf(call).name);
  });
}

const sealedFor = (state: string) => `sign-in ${state}`;

function cookieName(state: string): string {
  return `svc_oidc_${(state.codePointAt(0) ?? 0) % COOKIES}`;
}
