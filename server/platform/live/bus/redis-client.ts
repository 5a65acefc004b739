/** Connections to Redis or Valkey. None reconnects by itself: by then something else may be the right server. */
import { createClient } from "@redis/client";
import type { Address, Credentials, RedisUrl } from "./redis-url.ts";

const MAX_QUEUED_COMMANDS = 10_000;
const CONNECT_TIMEOUT_MS = 2000;

export type Redis = ReturnType<typeof newClient>;

export function newClient({ tls, credentials, database }: RedisUrl, { host, port }: Address) {
  return clientOf({ tls, host, port, credentials, database });
}

export function newSentinelClient({ tls, sentinelCredentials }: RedisUrl, { host, port }: Address) {
  return clientOf({ tls, host, port, credentials: sentinelCredentials, database: 0 });
}

interface Options extends Address {
  tls: boolean;
  credentials: Credentials;
  database: number;
}

function clientOf({ tls, host, port, credentials, database }: Options) {
  const timing = { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false } as const;
  return createClient({
    ...credentials,
    database,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUED_COMMANDS,
    socket: tls ? { host, port, tls, ...timing } : { host, port, ...timing },
  });
}
