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

export async function deliver({ url, secret, message, ...how }: Delivery): Promise<Attempt> {
  const startedMs = performance.now();
  const since = () => Math.round(performance.now() - startedMs);
  try {
    const response = await requestTo(new URL(url), how, {
      method: "POST",
      body: message.body,
      headers: { "content-type": "application/json", ...signedHeaders(secret, message, how.nowMs) },
    });
    // Nobody is interested in the body, however long it is; the connection is not used again.
    await response.body?.cancel().catch(() => undefined);
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

/** Messages of the runtime contain the URL, and a URL may contain secrets. */
function reasonOf(error: unknown): string {
  if (error instanceof RefusedTarget) return error.message;
  return (
    (error instanceof DOMException ? "" : codeOf(error)) || (error instanceof Error ? error.name : "error")
  );
}
