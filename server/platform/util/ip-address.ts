/**
 * Internet addresses, however they are written: as one number of 128 bits, of which IPv4 is the part that IPv6 sets
 * aside for it (`::ffff:a.b.c.d`). So two spellings of an address are one, and a range is the number's first bits.
 */
import { isIPv4, isIPv6 } from "node:net";

export type Address = bigint;

export interface AddressRange {
  /** As it was given. */
  text: string;
  first: Address;
  /** How many of the last bits may be anything. */
  free: bigint;
}

const BITS = 128;
const IPV4_BITS = 32;
const IPV4_PREFIX = 0xffffn;
const NETWORK_BITS = 64n;
/** More than any address with a zone and a port. */
const MAX_LENGTH = 80;

/** Null for what is no address. A zone or a port behind it, as proxies write them, is left out. */
export function parseAddress(text: string): Address | null {
  if (text.length > MAX_LENGTH) return null;
  if (text.startsWith("[")) {
    const end = text.indexOf("]");
    return end > 0 && isPort(text.slice(end + 1)) ? parseIPv6(text.slice(1, end)) : null;
  }
  const [ipv4 = ""] = text.split(":", 1);
  if (isIPv4(ipv4) && isPort(text.slice(ipv4.length))) {
    return (IPV4_PREFIX << 32n) | numberOf(ipv4.split(".").map(Number), 8n);
  }
  return parseIPv6(text);
}

function parseIPv6(text: string): Address | null {
  const [address = ""] = text.split("%", 1);
  return isIPv6(address) ? numberOf(groupsOf(address), 16n) : null;
}

function isPort(text: string): boolean {
  return text === "" || /^:\d{1,5}$/.test(text);
}

/** A single address, or a range: its first address and the number of leading bits they share (`10.0.0.0/8`). */
export function parseRange(text: string): AddressRange {
  const [address = "", bits, ...more] = text.split("/");
  const isV6 = isIPv6(address);
  const number = isV6 || isIPv4(address) ? parseAddress(address) : null;
  const most = isV6 ? BITS : IPV4_BITS;
  if (more.length > 0 || number === null || (bits !== undefined && !isPrefixLength(bits, most)))
    throw new Error(`${text} is no address and no range such as 10.0.0.0/8`);
  const free = BigInt(most - Number(bits ?? most));
  const first = number >> free;
  // Probably a typing error, and one that would trust more proxies than were meant.
  if (first << free !== number)
    throw new Error(`${text} is not the first address of a range; leave out /${bits} to trust one address`);
  return { text, first, free };
}

function isPrefixLength(bits: string, most: number): boolean {
  return /^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= most;
}

export function isWithin(address: Address, ranges: readonly AddressRange[]): boolean {
  return ranges.some(({ first, free }) => address >> free === first);
}

/** The key for limits per address. An IPv6 client has a whole /64 network, which counts as one. */
export function networkOf(address: Address): string {
  if (address >> 32n === IPV4_PREFIX) return partsOf(address & 0xffff_ffffn, 4, 8n).join(".");
  const groups = partsOf(address >> NETWORK_BITS, 4, 16n).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}

/** The eight groups of an IPv6 address that is known to be one. */
function groupsOf(address: string): number[] {
  const lastColon = address.lastIndexOf(":");
  const tail = address.slice(lastColon + 1);
  if (tail.includes(".")) {
    const [a = 0, b = 0, c = 0, d = 0] = tail.split(".").map(Number);
    const hex = [(a << 8) | b, (c << 8) | d].map((group) => group.toString(16)).join(":");
    return groupsOf(address.slice(0, lastColon + 1) + hex);
  }
  const [head = [], rest] = address.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const zeros = rest ? Array<string>(8 - head.length - rest.length).fill("0") : [];
  return [...head, ...zeros, ...(rest ?? [])].map((group) => Number.parseInt(group, 16));
}

function numberOf(parts: readonly number[], bits: bigint): bigint {
  return parts.reduce((number, part) => (number << bits) | BigInt(part), 0n);
}

function partsOf(number: bigint, count: number, bits: bigint): number[] {
  return Array.from({ length: count }, (_, index) =>
    Number((number >> (bits * BigInt(count - 1 - index))) & ((1n << bits) - 1n)),
  );
}
