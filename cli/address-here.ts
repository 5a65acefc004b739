import type { Config } from "../server/config.ts";

/** A service that listens on all interfaces is asked on the loopback one. */
const LOOPBACK: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** Where the service with these settings is, for somebody on the same machine. */
export function addressHere({ HOST, PORT }: Pick<Config, "HOST" | "PORT">): string {
  const host = LOOPBACK[HOST] ?? HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}
