/** Requests with an Idempotency-Key: how two under the same key are told apart, and which are under way here. */
import { createHmac } from "node:crypto";

export interface Repeat {
  readonly key: string;
  /**
   * Tells this request from another one under the same key. Keyed, because a body may hold a password: with the present
   * secret, then with the one before it, while secrets are being rotated.
   */
  fingerprints: readonly string[];
}

/** The requests with a key that this process is working on. */
export interface RepeatGuard {
  fingerprints(text: string, before?: readonly string[]): string[];
  readonly underWay: Set<string>;
}

export function createRepeatGuard(secrets: readonly string[]): RepeatGuard {
  return {
    fingerprints: (text, before) =>
      secrets.map((secret, index) =>
        createHmac("sha256", secret)
          .update(before ? `${before[index]} ${text}` : text)
          .digest("base64url"),
      ),
    underWay: new Set(),
  };
}
