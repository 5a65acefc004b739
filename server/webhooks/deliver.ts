/** One attempt to deliver one message. */

import { requestTo } from "../platform/outbound/request.ts";
import { type Hosts, type LookUp, RefusedTarget } from "../platform/outbound/targets.ts";
import { codeOf } from "../platform/util/unknown-value.ts";
import { type Message, signedHeaders } from "./secrets.ts";

export interface Attempt {
  isDelivered: boolean;
  /** Null if there was no response. */
  status: number | null;
  durationMs: number;
  retryAfter: string | null;
  /** Why it failed, for the log. It never contains what the endpoint answered. */
  reason: string;
}

interface Delivery {
  url: string;
  secret: string;
  message: Message;
  allowed: Hosts;
  lookUp: LookUp;
  /** Ends the attempt. */
  signal: AbortSignal;
  nowMs: number;
}

/** An answer that says that everything is fine is not longer, and comes with its head. */
const SHORT_BYTES = 16_384;
const SOON_MS = 500;

export async function deliver({ url, secret, message, ...how }: Delivery): Promise<Attempt> {
  const startedMs = performance.now();
  const since = () => Math.round(performance.now() - startedMs);
  try {
    const response = await requestTo(new URL(url), how, {
      method: "POST",
      body: message.body,
      headers: { "content-type": "application/json", ...signedHeaders(secret, message, how.nowMs) },
    });
    await leave(response).catch(() => undefined);
    return {
      isDelivered: response.ok,
      status: response.status,
      durationMs: since(),
      retryAfter: response.headers.get("retry-after"),
      reason: `status ${response.status}`,
    };
  } catch (error) {
    return {
      isDelivered: false,
      status: null,
      durationMs: since(),
      retryAfter: null,
      reason: reasonOf(error),
    };
  }
}

/**
 * Nobody is interested in the body, but once a short one has been read, the connection can be used again. Any other, or one
 * that is not there soon, ends with its connection.
 */
async function leave({ headers, body }: Response): Promise<void> {
  const length = headers.get("content-length");
  if (!body) return;
  if (length === null || Number(length) > SHORT_BYTES) return body.cancel();
  const reader = body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), SOON_MS);
  try {
    while (!(await reader.read()).done);
  } finally {
    clearTimeout(timer);
  }
}

/** Messages of the runtime contain the URL, and a URL may contain secrets. */
function reasonOf(error: unknown): string {
  if (error instanceof RefusedTarget) return error.message;
  return (
    (error instanceof DOMException ? "" : codeOf(error)) || (error instanceof Error ? error.name : "error")
  );
}
