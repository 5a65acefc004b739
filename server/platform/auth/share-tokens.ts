/**
 * The tokens of public links. A token is derived from a random nonce by the secret of the service: neither of the two is
 * enough to compute it, and it need not be stored to be shown again. It is recognised by its hash alone, so that links go
 * on working when the secret changes. (A fast hash is enough for 256 random bits. Looking a hash up takes no longer the
 * more of it is right: nobody can choose the hash of a token.)
 */
import { createHash, createHmac, randomBytes } from "node:crypto";

export interface ShareTokens {
  issue(): { nonce: string; token: string };
  /** The token with this hash; null if another secret has made it. */
  again(nonce: string, hash: string): string | null;
}

const NONCE_BYTES = 32;

/** The first secret makes new tokens; the others can still show theirs, while secrets are being rotated. */
export function createShareTokens(secrets: readonly [string, ...string[]]): ShareTokens {
  const derived = (secret: string, nonce: string) =>
    createHmac("sha256", secret).update(`share ${nonce}`).digest("base64url");
  return {
    issue() {
      const nonce = randomBytes(NONCE_BYTES).toString("base64url");
      return { nonce, token: derived(secrets[0], nonce) };
    },
    again(nonce, hash) {
      const tokens = secrets.map((secret) => derived(secret, nonce));
      return tokens.find((token) => shareTokenHash(token) === hash) ?? null;
    },
  };
}

export function shareTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
