/**
 * Tokens in the address of a feed, for programs that can neither log in nor set headers. They last until they are renewed.
 * A token is signed, so that a forged one costs no query, and names a user and a nonce; it is valid while the database has
 * this nonce for this user. What the database has is not enough to compute a token.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export interface FeedTokens {
  issue(of: FeedToken): string;
  verify(token: string): FeedToken | null;
}

interface FeedToken {
  userId: string;
  nonce: string;
}

/** Of users who have never renewed their token. */
export const FIRST_NONCE = "0".repeat(32);

const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{32})([\w-]{43})$/;

export function newNonce(): string {
  return randomBytes(16).toString("hex");
}

/** The first secret signs; the others are accepted too, while secrets are being rotated. */
export function createFeedTokens(secrets: readonly [string, ...string[]]): FeedTokens {
  const sign = (secret: string, { userId, nonce }: FeedToken) =>
    createHmac("sha256", secret).update(`feed ${userId} ${nonce}`).digest("base64url");
  return {
    issue: (of) => `${of.userId.replaceAll("-", "")}${of.nonce}${sign(secrets[0], of)}`,
    verify(token) {
      const [, a, b, c, d, e, nonce = "", signature = ""] = TOKEN.exec(token) ?? [];
      const of = { userId: `${a}-${b}-${c}-${d}-${e}`, nonce };
      const given = Buffer.from(signature);
      const isGenuine = (secret: string) => {
        const expected = Buffer.from(sign(secret, of));
        return expected.length === given.length && timingSafeEqual(expected, given);
      };
      return secrets.some(isGenuine) ? of : null;
    },
  };
}
