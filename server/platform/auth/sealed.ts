/**
 * Small values that a browser keeps for the service: encrypted and authenticated, so that it can neither read nor change
 * them, and valid for a while. Any instance with the same secret opens them.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export interface Sealed<T> {
  seal(value: T): string;
  /** Null for what was not sealed here, or has expired. */
  open(text: string): T | null;
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MAX_LENGTH = 4096;

/** The first secret seals; the others are accepted too, while secrets are being rotated. */
export function createSealed<T>(
  secrets: readonly [string, ...string[]],
  { purpose, lifetimeMs }: { purpose: string; lifetimeMs: number },
): Sealed<T> {
  const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
  const key = keyOf(secrets[0]);
  const keys = [key, ...secrets.slice(1).map(keyOf)];

  return {
    seal(value) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const plain = JSON.stringify({ value, expiresAt: Date.now() + lifetimeMs });
      const encrypted = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
    },
    open(text) {
      if (text.length > MAX_LENGTH || !/^[\w-]+$/.test(text)) return null;
      const bytes = Buffer.from(text, "base64url");
      for (const candidate of keys) {
        const plain = decrypt(candidate, bytes);
        if (plain === null) continue;
        // Sealed by this very function, with a value of this type.
        const { value, expiresAt } = JSON.parse(plain) as { value: T; expiresAt: number };
        return expiresAt > Date.now() ? value : null;
      }
      return null;
    },
  };
}

function decrypt(key: Buffer, bytes: Buffer): string | null {
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return plain.toString("utf8");
  } catch {
    // Sealed with another key, or changed.
    return null;
  }
}
