/**
 * Whether Redis works. A connection can be up and still deliver nothing (a stopped server, a half-open peer), so the bus
 * sends itself a message twice a second and counts as unhealthy while none comes back. It is sent together with a
 * write, because presence and rate limits need a server that accepts writes: not a replica, not a full one, not a node
 * of a cluster.
 */
import type { Log } from "../../observability/log.ts";
import { messageOf } from "../../util/unknown-value.ts";
import { PREFIX, type Redis } from "./redis-client.ts";

const KEY = `${PREFIX}pulse`;
const INTERVAL_MS = 500;
const DEAF_AFTER_MS = 1200;
/** The keys expire soon after the last pulse. */
const LIFETIME_MS = 5000;

export interface Pulse {
  readonly channel: string;
  readonly healthy: boolean;
  /** The pulse has come back. */
  received(): void;
  /** Messages may be missed from now on, until the pulse comes back. */
  interrupted(): void;
  stop(): void;
}

interface Options {
  commands: Redis;
  instance: string;
  log: Log;
  /** Called when messages are delivered again. */
  recovered(): void;
  /** Called when the server says that it is a replica. */
  onReplica(): void;
}

export function startPulse({ commands, instance, log, recovered, onReplica }: Options): Pulse {
  const channel = `${KEY}:${instance}`;
  let receivedMs = Date.now();
  let isHealthy = true;
  let wasInterrupted = false;
  /** Why the last pulse was refused. */
  let refusal: string | undefined;

  /** Two keys in one transaction: a cluster refuses them. When they cannot be written, nothing is published either. */
  function send(): void {
    if (!commands.isReady) return;
    const expiry = { expiration: { type: "PX", value: LIFETIME_MS } } as const;
    const written = commands.multi().set(channel, "", expiry).set(KEY, "", expiry);
    written
      .publish(channel, "")
      .exec()
      .catch((error) => {
        refusal = messageOf(error);
        if (refusal.includes("READONLY")) onReplica();
      });
  }

  function beat(): void {
    send();
    if (!isHealthy || Date.now() - receivedMs < DEAF_AFTER_MS) return;
    isHealthy = false;
    log.warn("redis does not answer or refuses writes; reading events of other instances from the database", {
      reason: refusal,
    });
  }

  const timer = setInterval(beat, INTERVAL_MS);
  return {
    channel,
    get healthy() {
      return isHealthy;
    },
    received() {
      receivedMs = Date.now();
      refusal = undefined;
      if (!isHealthy) log.info("redis is back");
      const isBack = wasInterrupted || !isHealthy;
      isHealthy = true;
      wasInterrupted = false;
      if (isBack) recovered();
    },
    interrupted() {
      wasInterrupted = true;
    },
    stop: () => clearInterval(timer),
  };
}
