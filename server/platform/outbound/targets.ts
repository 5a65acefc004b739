/**
 * Where a request to a URL that a user has given may go: to public addresses, and to those that the operator allows. A
 * name is resolved before every request, all of its addresses are checked, and the request goes to an address that was
 * checked: what the name resolves to afterwards makes no difference.
 */
import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { withTimeout } from "../scheduling/with-timeout.ts";
import { type AddressRange, isWithin, parseAddress } from "../util/ip-address.ts";

/** Hosts by name, and by address or range. */
export interface Hosts {
  readonly names: readonly string[];
  readonly ranges: readonly AddressRange[];
}

/** The addresses of a host name; rejects if there are none. */
export type LookUp = (host: string) => Promise<string[]>;

interface Target {
  /** As the name server spells them. */
  addresses: string[];
}

/** The detail of a refusal. */
export class RefusedTarget extends Error {}

const LOOK_UP_MS = 5000;
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3");
/**
 * Public by range, but answered by the cloud that the service runs in. Azure's host agent hands out certificates and
 * settings of the machine to whoever asks from it. The other clouds use addresses that are not public by range.
 */
const CLOUD_INTERNAL = ["168.63.129.16"];

export const lookUpHost: LookUp = async (host) => {
  // Reserved for names that do not exist (RFC 6761): no name server needs to be asked.
  if (/\.invalid$/i.test(host)) throw new Error("there is no such host");
  const found = await withTimeout(
    lookup(host, { all: true, verbatim: true }),
    LOOK_UP_MS,
    "no answer from DNS",
  );
  return found.map(({ address }) => address);
};

/** What is wrong with a URL, whatever its host resolves to; null if nothing is. */
export function urlProblem(text: string): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "") return "must be an http or https URL";
  if (url.username !== "" || url.password !== "") return "must not contain a user name or password";
  return null;
}

/** The addresses that a request to the URL may go to. Throws `RefusedTarget`, and whatever `lookUp` does. */
export async function targetOf(url: URL, allowed: Hosts, lookUp: LookUp): Promise<Target> {
  const host = url.hostname.replace(/\.$/, "").replace(/^\[|\]$/g, "");
  const addresses = ipaddr.isValid(host) ? [host] : await lookUp(host);
  if (addresses.length === 0) throw new Error("the host has no address");
  const isNamed = allowed.names.includes(host);
  if (isNamed || addresses.every(isPublic) || addresses.every((address) => isListed(address, allowed)))
    return { addresses };
  throw new RefusedTarget("must lead to public addresses only");
}

/** Unicast, and neither private, nor a cloud's own, nor one that stands for another, such as those of NAT64 and 6to4. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return (
    parsed.range() === "unicast" &&
    !CLOUD_INTERNAL.includes(parsed.toString()) &&
    (parsed.kind() === "ipv4" || (parsed instanceof ipaddr.IPv6 && parsed.match(GLOBAL_IPV6)))
  );
}

function isListed(address: string, { ranges }: Hosts): boolean {
  const parsed = parseAddress(address);
  return parsed !== null && isWithin(parsed, ranges);
}
