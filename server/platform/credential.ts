/** Who a request says it is: the token, where it came from, and the address of the client. */
import { isIPv6 } from "node:net";
import type { BunRequest, Server } from "bun";
import type { Context } from "./context.ts";
import { unauthorized } from "./errors.ts";
import { searchParams } from "./input.ts";
import { requireOwnOrigin } from "./origin.ts";
import type { Session } from "./token.ts";

const COOKIE = "svc_auth";
const IPV6_GROUPS = 8;
export const SAFE_METHODS = new Set(["GET", "HEAD"]);

export function requireSession(context: Context, request: BunRequest, tokenInQuery?: boolean): Session {
  const credential = credentialOf(request, tokenInQuery);
  if (!credential) throw unauthorized();
  const session = context.tokens.verify(credential.token);
  if (!session) throw unauthorized("The token is invalid or expired.");
  if (credential.isCookie && !SAFE_METHODS.has(request.method)) requireOwnOrigin(request, context.config);
  context.sessionUses.note(session);
  return session;
}

/** For sockets: no session is no error yet, but a foreign page must not ride on the visitor's cookie. */
export function findSession(context: Context, request: BunRequest): Session | null {
  const credential = credentialOf(request, true);
  if (credential?.isCookie) requireOwnOrigin(request, context.config);
  const session = credential && context.tokens.verify(credential.token);
  if (session) context.sessionUses.note(session);
  return session;
}

/** A token in the header beats one in the address, which beats the cookie. */
function credentialOf(
  request: BunRequest,
  tokenInQuery = false,
): { token: string; isCookie: boolean } | null {
  const header = request.headers.get("authorization");
  if (header !== null) return { token: /^bearer\s+(\S+)$/i.exec(header)?.[1] ?? "", isCookie: false };
  const inQuery = tokenInQuery ? searchParams(request.url).get("token") : null;
  if (inQuery !== null) return { token: inQuery, isCookie: false };
  const cookie = request.cookies.get(COOKIE);
  return cookie ? { token: cookie, isCookie: true } : null;
}

/**
 * What limits count by. X-Forwarded-For is believed only as far as trusted proxies wrote it: the last address that is
 * none of them.
 */
export function clientAddress({ config }: Context, request: Request, server: Server<unknown>): string {
  // A dual-stack listener shows IPv4 clients as mapped addresses.
  const peer = server.requestIP(request)?.address.replace(/^::ffff:/, "") ?? "unknown";
  if (!config.TRUSTED_PROXIES.includes(peer)) return networkOf(peer);
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return networkOf(hops.findLast((hop) => hop !== "" && !config.TRUSTED_PROXIES.includes(hop)) ?? peer);
}

/** Who has one IPv6 address has its whole network of 2^64: they count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const zeros = tail ? Array<string>(Math.max(0, IPV6_GROUPS - head!.length - tail.length)).fill("0") : [];
  const groups = [...head!, ...zeros, ...(tail ?? [])].slice(0, IPV6_GROUPS / 2);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
