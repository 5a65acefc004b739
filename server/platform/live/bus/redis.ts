/**
 * Redis or Valkey: the bus between instances, and the store for presence. Two connections, one of them for listening.
 * Both reconnect without limit, and the listener subscribes again each time.
 *
 * A connection can be up and still be deaf (a stopped server, a half-open peer), so the bus sends itself a pulse: while
 * that does not come back, it counts as unhealthy and the hub asks the database more often. The pulse is sent together
 * with a write, because presence and rate limits need one that can be written: not a replica, not a full one, not one
 * of a cluster's nodes.
 */
import { createClient } from "@redis/client";
import type { Log } from "../../observability/log.ts";
import { messageOf } from "../../util/unknown-value.ts";
import { withTimeout } from "../../util/with-timeout.ts";
import type { Bus, BusEvents } from "./bus.ts";

const PREFIX = "boardcast:";
const PULSE_KEY = `${PREFIX}pulse`;
const PULSE_MS = 500;
const DEAF_AFTER_MS = 1200;
const MAX_QUEUED_COMMANDS = 10_000;
const RECONNECT_MS = 250;
/** The key that the pulse writes expires soon after the last one. */
const PULSE_LIFETIME_MS = 5000;
/** A replica's address may lead to the new primary by now. */
const LEAVE_REPLICA_MS = 1000;
const PUBLISH_ONCE_MS = 2000;

type Redis = ReturnType<typeof newClient>;

function newClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUED_COMMANDS,
    socket: { connectTimeout: 2000, reconnectStrategy: RECONNECT_MS },
  });
}

export interface RedisBus {
  bus: Bus;
  commands: Redis;
  /** True if messages published on a board reach this process. */
  hears(boardId: string): boolean;
  /** Where messages of a board are published, and the form of one that the sender hears too. */
  channel(boardId: string): string;
  fromAll(message: string): string;
}

/** From a process that is about to end. Rejects when Redis does not take it in time. */
export async function publishOnce(url: string, topic: string, message: string): Promise<void> {
  const client = createClient({
    url,
    socket: { connectTimeout: PUBLISH_ONCE_MS, reconnectStrategy: false },
  });
  client.on("error", () => {});
  const published = client.connect().then(() => client.publish(PREFIX + topic, fromAll(message)));
  try {
    await withTimeout(published, PUBLISH_ONCE_MS, "it does not answer");
  } finally {
    client.destroy();
  }
}

const fromAll = (message: string) => `* ${message}`;

export function connectRedis(url: string, log: Log, events: BusEvents): RedisBus {
  const instance = crypto.randomUUID();
  const pulseChannel = `${PULSE_KEY}:${instance}`;
  const commands = newClient(url);
  const listener = newClient(url);
  /** A new object for each subscribe call, to tell its subscription from an earlier one to the same channel. */
  const wanted = new Map<string, object>();
  const heard = new Set<string>();
  let lastPulse = Date.now();
  let healthy = true;
  let missedSome = false;
  let leftReplicaMs = 0;
  /** Why the last pulse was not taken. */
  let refusal: string | undefined;

  function receive(message: string, channel: string): void {
    if (channel === pulseChannel) {
      heardPulse();
      return;
    }
    const space = message.indexOf(" ");
    if (message.slice(0, space) === instance) return;
    events.message(channel.slice(PREFIX.length), message.slice(space + 1));
  }

  /** The pulse comes last: when it is heard, everything else is. */
  async function listen(): Promise<void> {
    missedSome = true;
    const wishes = [...wanted];
    await listener.subscribe([...wishes.map(([channel]) => channel), pulseChannel], receive);
    for (const [channel, wish] of wishes) stands(channel, wish);
  }

  /** It may have been given up while it was on its way. */
  function stands(channel: string, wish: object): void {
    if (wanted.get(channel) === wish) heard.add(channel);
  }

  function heardPulse(): void {
    lastPulse = Date.now();
    refusal = undefined;
    if (!healthy) log.info("redis is back");
    const recovered = missedSome || !healthy;
    healthy = true;
    missedSome = false;
    if (recovered) events.recovered();
  }

  /** Two keys in one transaction: a cluster refuses them. What cannot be written is not published either. */
  function beat(): void {
    if (!commands.isReady) return;
    const expiry = { expiration: { type: "PX", value: PULSE_LIFETIME_MS } } as const;
    const written = commands.multi().set(pulseChannel, "", expiry).set(PULSE_KEY, "", expiry);
    written
      .publish(pulseChannel, "")
      .exec()
      .catch((error) => {
        refusal = messageOf(error);
        if (refusal.includes("READONLY")) leaveReplica();
      });
  }

  function pulse(): void {
    beat();
    if (!healthy || Date.now() - lastPulse < DEAF_AFTER_MS) return;
    healthy = false;
    log.warn("redis does not answer or refuses writes; reading events of other instances from the database", {
      reason: refusal,
    });
  }

  function leaveReplica(): void {
    if (Date.now() - leftReplicaMs < LEAVE_REPLICA_MS) return;
    leftReplicaMs = Date.now();
    heard.clear();
    for (const client of [commands, listener]) {
      client.destroy();
      client.connect().catch(() => {});
    }
  }

  /** Dropped when there is no connection or the queue is full: the log has it. */
  function send(channel: string, message: string): void {
    if (commands.isReady) commands.publish(channel, message).catch(() => {});
  }

  // Connecting goes on in the background for as long as it takes: the service starts without its Redis.
  for (const client of [commands, listener]) {
    client.on("error", (error) => log.debug("redis", { reason: error.message || error.code }));
    client.connect().catch(() => {});
  }
  listener.on("reconnecting", () => heard.clear());
  listener.on("ready", () => listen().catch(() => {}));
  const timer = setInterval(pulse, PULSE_MS);

  const bus: Bus = {
    shared: true,
    get healthy() {
      return healthy;
    },
    publish: (topic, message) => send(PREFIX + topic, `${instance} ${message}`),
    async subscribe(topic) {
      const channel = PREFIX + topic;
      const wish = {};
      wanted.set(channel, wish);
      if (!listener.isReady) return;
      await listener.subscribe(channel, receive).then(
        () => stands(channel, wish),
        () => {},
      );
    },
    unsubscribe(topic) {
      wanted.delete(PREFIX + topic);
      heard.delete(PREFIX + topic);
      // Only this listener: otherwise the reply would also remove one that is subscribed before it arrives.
      if (listener.isReady) listener.unsubscribe(PREFIX + topic, receive).catch(() => {});
    },
    async close() {
      clearInterval(timer);
      commands.destroy();
      listener.destroy();
    },
  };
  return {
    bus,
    commands,
    hears: (boardId) => heard.has(`${PREFIX}board:${boardId}`),
    channel: (boardId) => `${PREFIX}board:${boardId}`,
    fromAll,
  };
}
