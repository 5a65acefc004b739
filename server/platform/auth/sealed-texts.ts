/**
 * Secrets that the service itself has to read again, encrypted with a key derived from the signing secret: a stolen copy
 * of the database does not contain them. They cannot be opened any more once the signing secret is replaced and the one
 * before it is no longer accepted.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export interface SealedTexts {
  /** `of` is what the text belongs to: sealed for one, it cannot be opened as another's. */
  seal(text: string, of: string): string;
  /** Null if it was not sealed with a secret that is still accepted, or for something else. */
  open(sealed: string, of: string): string | null;
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSealedTexts(secrets: readonly [string, ...string[]]): SealedTexts {
  const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "sealed texts", KEY_BYTES));
  const newest = keyOf(secrets[0]);
  const keys = [newest, ...secrets.slice(1).map(keyOf)];

  return {
    seal(text, of) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, newest, nonce).setAAD(Buffer.from(of));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(sealed, of) {
      const bytes = Buffer.from(sealed, "base64url");
      for (const key of keys) {
        const text = opened(bytes, key, of);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function opened(bytes: Buffer, key: Buffer, of: string): string | null {
  const [tagAt, textAt] = [NONCE_BYTES, NONCE_BYTES + TAG_BYTES];
  if (bytes.length < textAt) return null;
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, tagAt), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(of)).setAuthTag(bytes.subarray(tagAt, textAt));
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
