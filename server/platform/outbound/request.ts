/** A request to a URL that a user has given. */
import packageJson from "../../../package.json" with { type: "json" };
import { type Hosts, type LookUp, targetOf } from "./targets.ts";

/** Of the addresses of a host, so many are tried if no connection can be made. */
const MOST_ADDRESSES = 3;

export interface Route {
  allowed: Hosts;
  lookUp: LookUp;
  /** Ends the request and, until then, the reading of the response. */
  signal: AbortSignal;
}

interface Outgoing {
  method: "GET" | "POST";
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/**
 * Goes to the first of the checked addresses that a connection can be made to; the name goes into `Host` and into TLS.
 * Redirects are not followed. Throws `RefusedTarget`, and whatever a look-up or `fetch` does.
 */
export async function requestTo(url: URL, route: Route, outgoing: Outgoing): Promise<Response> {
  const { addresses } = await until(route.signal, targetOf(url, route.allowed, route.lookUp));
  let failure: unknown;
  for (const address of addresses.slice(0, MOST_ADDRESSES)) {
    try {
      return await requestAt(address, url, { ...outgoing, signal: route.signal });
    } catch (error) {
      if (route.signal.aborted) throw error;
      failure = error;
    }
  }
  throw failure;
}

function requestAt(address: string, url: URL, init: Outgoing & { signal: AbortSignal }): Promise<Response> {
  const direct = new URL(url);
  direct.hostname = address.includes(":") ? `[${address}]` : address;
  const isOwn = direct.hostname === url.hostname;
  return fetch(direct, {
    ...init,
    headers: { "user-agent": `Boardcast/${packageJson.version}`, ...init.headers, host: url.host },
    redirect: "manual",
    // A connection that was made for one name must not be used for another one at the same address. The runtime keeps
    // connections by address, and those with TLS by the name, too.
    keepalive: isOwn || url.protocol === "https:",
    decompress: false,
    ...(isOwn ? {} : { tls: { serverName: url.hostname } }),
  });
}

/** Rejects when the signal says so: a look-up cannot be stopped, but it need not be waited for. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener("abort", stop));
}
