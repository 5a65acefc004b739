/** Secrets and signatures as Standard Webhooks has them. */
import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const NEW_BYTES = 32;
const LEAST_BYTES = 24;
const MOST_BYTES = 64;

export function newSecret(): string {
  return PREFIX + randomBytes(NEW_BYTES).toString("base64");
}

/** Its form has been checked by the contract. Base64 that another encoder would write differently is refused. */
export function isSecret(text: string): boolean {
  const key = keyOf(text);
  const isCanonical = unpadded(key.toString("base64")) === unpadded(text.slice(PREFIX.length));
  return isCanonical && key.length >= LEAST_BYTES && key.length <= MOST_BYTES;
}

function unpadded(base64: string): string {
  return base64.replaceAll("=", "");
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), "base64");
}

export interface Message {
  /** Of the message, not of an attempt. */
  id: string;
  body: string;
}

/** The headers of one attempt. */
export function signedHeaders(
  secret: string,
  { id, body }: Message,
  nowMs: number,
): Record<`webhook-${"id" | "timestamp" | "signature"}`, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
