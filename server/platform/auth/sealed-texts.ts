/**
 * Secrets that the service itself has to read again, encrypted with a key derived from the signing secret: a stolen copy
 * of the database does not contain them. After the signing secret was replaced, they can be opened for as long as the one
 * before it is known, and have to be sealed anew by then.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export interface SealedTexts {
  /** `of` is what the text belongs to: sealed for one, it cannot be opened as another's. */
  seal(text: string, of: string): string;
  /** Null if it was not sealed with a secret that is still accepted, or for something else. */
  open(sealed: string, of: string): string | null;
  /** Sealed with the newest secret. Null if it already is, or cannot be opened. */
  renew(sealed: string, of: string): string | null;
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSealedTexts(secrets: readonly [string, ...string[]]): SealedTexts {
  const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "sealed texts", KEY_BYTES));
  const newest = keyOf(secrets[0]);
  const keys = [newest, ...secrets.slice(1).map(keyOf)];

  function seal(text: string, of: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, newest, nonce).setAAD(Buffer.from(of));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
  }

  function openWith(candidates: readonly Buffer[], sealed: string, of: string): string | null {
    const bytes = Buffer.from(sealed, "base64url");
    for (const key of candidates) {
      const text = opened(bytes, key, of);
      if (text !== null) return text;
    }
    return null;
  }

  return {
    seal,
    open: (sealed, of) => openWith(keys, sealed, of),
    renew(sealed, of) {
      if (openWith([newest], sealed, of) !== null) return null;
      const text = openWith(keys.slice(1), sealed, of);
      return text === null ? null : seal(text, of);
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
