/** One attempt to deliver one message. */
import packageJson from "../../package.json" with { type: "json" };
import { codeOf } from "../platform/util/unknown-value.ts";
import { type Message, signedHeaders } from "./secrets.ts";
import { type Hosts, type LookUp, RefusedTarget, targetOf } from "./targets.ts";

/** Of the addresses of a host, so many are tried if no connection can be made. */
const MOST_ADDRESSES = 3;

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
    const target = new URL(url);
    const { addresses } = await until(how.signal, targetOf(target, how.allowed, how.lookUp));
    const headers = signedHeaders(secret, message, how.nowMs);
    const response = await post(target, addresses.slice(0, MOST_ADDRESSES), {
      body: message.body,
      headers,
      signal: how.signal,
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

/** To the first of the addresses that a connection can be made to. The name goes into `Host` and into TLS. */
async function post(
  target: URL,
  addresses: readonly string[],
  { body, headers, signal }: { body: string; headers: Record<string, string>; signal: AbortSignal },
): Promise<Response> {
  let failure: unknown;
  for (const address of addresses) {
    try {
      const direct = new URL(target);
      direct.hostname = address.includes(":") ? `[${address}]` : address;
      return await fetch(direct, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          "user-agent": `Boardcast/${packageJson.version}`,
          ...headers,
          host: target.host,
        },
        redirect: "manual",
        signal,
        // A connection that was made for one name must not be used for another one at the same address.
        keepalive: false,
        decompress: false,
        ...(direct.hostname === target.hostname ? {} : { tls: { serverName: target.hostname } }),
      });
    } catch (error) {
      if (signal.aborted) throw error;
      failure = error;
    }
  }
  throw failure;
}

/** Rejects when the signal says so: a look-up cannot be stopped, but it need not be waited for. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener("abort", stop));
}
