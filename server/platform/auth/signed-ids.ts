/**
 * Ids that only this service can have handed out, for links that work without a login: the id and a signature of it in
 * one short text. Nothing secret has to be stored, so a stolen backup opens no link. A change of the signing secret ends
 * all links, unless the secret before it is still accepted.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

/** An id signed for one purpose is worth nothing for another. */
type Purpose = "invitation" | "unsubscribe";

export interface SignedIds {
  sign(purpose: Purpose, id: string): string;
  /** The id; null if the text was not signed here for this purpose. */
  open(purpose: Purpose, text: string): string | null;
}

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TEXT = /^[\w-]{43}$/;

export function createSignedIds(secrets: readonly [string, ...string[]]): SignedIds {
  const signature = (secret: string, purpose: Purpose, id: Uint8Array) =>
    createHmac("sha256", secret).update(`${purpose} link `).update(id).digest().subarray(0, SIGNATURE_BYTES);

  return {
    sign(purpose, id) {
      const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
      return Buffer.concat([bytes, signature(secrets[0], purpose, bytes)]).toString("base64url");
    },
    open(purpose, text) {
      if (!TEXT.test(text)) return null;
      const bytes = Buffer.from(text, "base64url");
      // The last character has bits that are not used: only one text of several is the one that was signed.
      if (bytes.toString("base64url") !== text) return null;
      const [id, given] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
      const isOurs = secrets.some((secret) => timingSafeEqual(signature(secret, purpose, id), given));
      return isOurs
        ? id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
        : null;
    },
  };
}
