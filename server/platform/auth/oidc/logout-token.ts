/** Logout tokens, by which the provider says that a session there has ended (OpenID Connect Back-Channel Logout 1.0). */
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify, type RemoteJWKSet } from "jose";
import type { Configuration, CustomFetch } from "openid-client";
import { partOf } from "../../util/unknown-value.ts";
import { bounded } from "./identity.ts";

export interface ProviderLogout {
  issuer: string;
  /** One of the two may be missing. Without a session, all of the subject's have ended. */
  subject: string | null;
  providerSession: string | null;
  /** Unique at the issuer. */
  tokenId: string;
  /** From then on no instance would accept the token, whatever its clock says. */
  expiresAt: number;
}

const EVENT = "http://schemas.openid.net/event/backchannel-logout";
const TYPES = ["logout+jwt", "application/logout+jwt", "jwt"];
const MAX_AGE_SECONDS = 600;
const CLOCK_SKEW_SECONDS = 60;

/** The verifier throws what is wrong with a token. */
export function createLogoutVerifier(
  clientId: string,
  fetch: CustomFetch,
): (token: string, known: Configuration) => Promise<ProviderLogout> {
  let keys: { url: string; find: RemoteJWKSet } | undefined;

  /** An unknown key has them fetched again, at most every 30 seconds. */
  function keysAt(url: string): RemoteJWKSet {
    if (keys?.url !== url) {
      const ask = (at: string, { method, redirect }: { method: string; redirect: "manual" }) =>
        fetch(at, { body: null, headers: { accept: "application/json" }, method, redirect });
      keys = { url, find: createRemoteJWKSet(new URL(url), { [customFetch]: ask }) };
    }
    return keys.find;
  }

  return async (token, known) => {
    const { issuer, jwks_uri = "", id_token_signing_alg_values_supported } = known.serverMetadata();
    const { payload, protectedHeader } = await jwtVerify(token, keysAt(jwks_uri), {
      issuer,
      audience: clientId,
      algorithms: withPublicKeys(id_token_signing_alg_values_supported ?? ["RS256"]),
      requiredClaims: ["exp", "jti"],
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_SKEW_SECONDS,
    });
    if (protectedHeader.typ !== undefined && !TYPES.includes(protectedHeader.typ.toLowerCase()))
      throw new TypeError(`the type is ${protectedHeader.typ}`);
    return { issuer, ...logoutOf(payload) };
  };
}

/** Other tokens of the provider, such as those of a sign-in, have no such event, but a nonce. */
function logoutOf(payload: JWTPayload): Omit<ProviderLogout, "issuer"> {
  const { iat = 0, jti, sub, sid, events } = payload;
  const event = partOf(events, EVENT);
  if (typeof event !== "object" || event === null) throw new TypeError("it is not about a logout");
  if ("nonce" in payload) throw new TypeError("it has a nonce");
  const [tokenId, subject, session] = [textOrNull(jti), textOrNull(sub), textOrNull(sid)];
  if (!tokenId) throw new TypeError("it has no id");
  if (!subject && !session) throw new TypeError("it names neither a subject nor a session");
  const expiresAt = (iat + MAX_AGE_SECONDS + 2 * CLOCK_SKEW_SECONDS) * 1000;
  return { subject, providerSession: session && bounded(session), tokenId, expiresAt };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function withPublicKeys(algorithms: readonly string[]): string[] {
  return algorithms.filter((name) => name !== "none" && !name.startsWith("HS"));
}
