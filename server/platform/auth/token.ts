/**
 * Signed tokens (JWT, HMAC). The algorithm is pinned: a token that names another is refused before its
 * signature is looked at. Verified tokens are remembered; expiry is checked every time, revocation by the
 * caller in the database (see access.ts).
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { UUID } from "../util/ids.ts";
import { LRU } from "../util/lru.ts";
import type { ApiToken } from "./api-tokens.ts";

export interface Session {
  userId: string;
  /** The id of the session that its login started, a UUID. */
  id: string;
  /** True if the service started it, with a row in `sessions`; otherwise the token is a session of its own. */
  isListed: boolean;
  /** Grows with every change of the user's password; older tokens are void. */
  generation: number;
  expiresAt: number;
  /** Of an API token, whose id is then that of the session. */
  api?: ApiToken;
}

export interface Tokens {
  readonly lifetimeSeconds: number;
  issue(user: { id: string; generation: number; sessionId: string }): string;
  verify(token: string): Session | null;
}

const HASHES = { HS256: "sha256", HS384: "sha384", HS512: "sha512" } as const;
const REMEMBERED_TOKENS = 10_000;
const MAX_TOKEN_LENGTH = 4096;
/** How far in the future another instance's clock may have issued a token. */
const CLOCK_SKEW_SECONDS = 60;

export function createTokens(options: {
  secrets: readonly [string, ...string[]];
  algorithm: keyof typeof HASHES;
  audience: string;
  lifetimeSeconds: number;
}): Tokens {
  const { secrets, algorithm, audience, lifetimeSeconds } = options;
  const verified = new LRU<string, Session>(REMEMBERED_TOKENS);
  const header = encode({ alg: algorithm, typ: "JWT" });

  const sign = (secret: string, content: string) =>
    createHmac(HASHES[algorithm], secret).update(content).digest();

  function check(token: string): Session | null {
    const [head, payload, signature, ...more] = token.split(".");
    if (!head || !payload || !signature || more.length > 0) return null;
    if (decode(head).alg !== algorithm) return null;
    const given = Buffer.from(signature, "base64url");
    // One spelling only: a revoked token must not come back as another text with the same bytes.
    if (given.toString("base64url") !== signature) return null;
    const genuine = secrets.some((secret) => {
      const expected = sign(secret, `${head}.${payload}`);
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
    if (!genuine) return null;
    return toSession(decode(payload), token);
  }

  function toSession(claims: Record<string, unknown>, token: string): Session | null {
    const { sub, aud, exp, iat, gen, sid } = claims;
    const audiences = Array.isArray(aud) ? aud : [aud];
    if (typeof sub !== "string" || !UUID.test(sub) || !audiences.includes(audience)) return null;
    if (typeof exp !== "number" || typeof iat !== "number") return null;
    if (iat > Date.now() / 1000 + CLOCK_SKEW_SECONDS) return null;
    const isListed = typeof sid === "string" && UUID.test(sid);
    return {
      userId: sub,
      id: isListed ? sid.toLowerCase() : ownId(token),
      isListed,
      generation: typeof gen === "number" ? gen : 0,
      expiresAt: exp * 1000,
    };
  }

  return {
    lifetimeSeconds,
    issue(user) {
      const now = Math.floor(Date.now() / 1000);
      const payload = encode({
        sub: user.id,
        aud: [audience],
        exp: now + lifetimeSeconds,
        iat: now,
        jti: crypto.randomUUID(),
        gen: user.generation,
        sid: user.sessionId,
      });
      const content = `${header}.${payload}`;
      return `${content}.${sign(secrets[0], content).toString("base64url")}`;
    },
    verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return null;
      let session = verified.get(token) ?? null;
      if (!session) {
        session = check(token);
        if (session) verified.set(token, session);
      }
      return session && session.expiresAt > Date.now() ? session : null;
    },
  };
}

/** A token needs no claims but those of the API; without a session it is named by its digest, in the form of a UUID. */
function ownId(token: string): string {
  const digest = createHash("sha256").update(token).digest("hex");
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** Nothing in what is not JSON, or no object. */
function decode(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" ? { ...value } : {};
  } catch {
    return {};
  }
}
