/** The address a request comes from, as far as it can be believed. */
import type { Server } from "bun";
import type { Context } from "../core/context.ts";
import { type AddressRange, isWithin, networkOf, parseAddress } from "../util/ip-address.ts";

/** No chain of proxies is longer; what a client writes in front of it is not even looked at. */
const MAX_HOPS = 16;
const MAPPED = "::ffff:";

export function clientAddress(context: Context, request: Request, server: Server<unknown>): string {
  const peer = server.requestIP(request)?.address;
  if (peer === undefined) return "unknown";
  const forwardedFor = request.headers.get("x-forwarded-for");
  if (forwardedFor !== null) warnOfUnknownProxy(context, peer);
  return countedAddress(peer, forwardedFor, context.config.TRUSTED_PROXIES);
}

const warned = new WeakSet<object>();

/** Once: behind a proxy that is not trusted, everybody counts as one address. */
function warnOfUnknownProxy({ config, log }: Context, peer: string): void {
  if (warned.has(config)) return;
  const address = parseAddress(peer);
  if (address !== null && isWithin(address, config.TRUSTED_PROXIES)) return;
  warned.add(config);
  log.warn("ignoring X-Forwarded-For from an address that is not in TRUSTED_PROXIES", { peer });
}

/**
 * X-Forwarded-For is trusted only as far as trusted proxies wrote it: the result is the last address that is not a
 * trusted proxy's. If something other than an address comes first, or nothing is left, it is the proxy's own.
 */
export function countedAddress(
  peer: string,
  forwardedFor: string | null,
  proxies: readonly AddressRange[],
): string {
  if (forwardedFor === null || proxies.length === 0) return networkOfPeer(peer);
  const own = parseAddress(peer);
  if (own === null) return peer;
  if (!isWithin(own, proxies)) return networkOf(own);
  for (const hop of lastHops(forwardedFor)) {
    const address = parseAddress(hop);
    if (address === null) break;
    if (!isWithin(address, proxies)) return networkOf(address);
  }
  return networkOf(own);
}

/** Fast path: plain and IPv4-mapped addresses need no parsing. */
function networkOfPeer(peer: string): string {
  const plain = peer.startsWith(MAPPED) ? peer.slice(MAPPED.length) : peer;
  if (!plain.includes(":")) return plain;
  const address = parseAddress(peer);
  return address === null ? peer : networkOf(address);
}

/** From the last one backwards. */
function* lastHops(list: string): Generator<string> {
  let end = list.length;
  for (let count = 0; count < MAX_HOPS && end >= 0; count++) {
    const comma = end === 0 ? -1 : list.lastIndexOf(",", end - 1);
    const hop = list.slice(comma + 1, end).trim();
    if (hop !== "") yield hop;
    end = comma;
  }
}
