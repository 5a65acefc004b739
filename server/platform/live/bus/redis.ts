/**
 * Redis or Valkey: the bus between instances, and the store for presence and rate limits. There are two connections, one
 * of them for listening. While pulse.ts finds that messages are not delivered, the hub asks the database more often.
 */
import type { Log } from "../../observability/log.ts";
import type { Bus, BusEvents } from "./bus.ts";
import { startPulse } from "./pulse.ts";
import { fromAll, newClient, PREFIX, type Redis } from "./redis-client.ts";
import { createSubscriptions } from "./subscriptions.ts";

/** By then a replica's address may lead to the new primary. */
const LEAVE_REPLICA_MS = 1000;

export interface RedisBus {
  bus: Bus;
  commands: Redis;
  /** True if messages published on a board reach this process. */
  hears(boardId: string): boolean;
  /** Where messages of a board are published, and the form of one that the sender receives too. */
  channel(boardId: string): string;
  fromAll(message: string): string;
}

export function connectRedis(url: string, log: Log, events: BusEvents): RedisBus {
  const instance = crypto.randomUUID();
  const commands = newClient(url);
  const listener = newClient(url);
  let leftReplicaMs = 0;
  const subscriptions = createSubscriptions(listener, receive);
  const pulse = startPulse({
    commands,
    instance,
    log,
    recovered: () => events.recovered(),
    onReplica: leaveReplica,
  });

  function receive(message: string, channel: string): void {
    if (channel === pulse.channel) {
      pulse.received();
      return;
    }
    const space = message.indexOf(" ");
    if (message.slice(0, space) === instance) return;
    events.message(channel.slice(PREFIX.length), message.slice(space + 1));
  }

  /** The pulse is subscribed to last: when it comes back, all messages arrive. */
  async function listen(): Promise<void> {
    pulse.interrupted();
    await subscriptions.renew(pulse.channel);
  }

  function leaveReplica(): void {
    if (Date.now() - leftReplicaMs < LEAVE_REPLICA_MS) return;
    leftReplicaMs = Date.now();
    subscriptions.lost();
    for (const client of [commands, listener]) {
      client.destroy();
      client.connect().catch(() => {});
    }
  }

  // Connecting goes on in the background for as long as it takes: the service starts without its Redis.
  for (const client of [commands, listener]) {
    client.on("error", (error) => log.debug("redis", { reason: error.message || error.code }));
    client.connect().catch(() => {});
  }
  listener.on("reconnecting", () => subscriptions.lost());
  listener.on("ready", () => listen().catch(() => {}));

  const bus: Bus = {
    shared: true,
    get healthy() {
      return pulse.healthy;
    },
    /** Dropped when there is no connection or the queue is full: the event log has it. */
    publish(topic, message) {
      if (commands.isReady) commands.publish(PREFIX + topic, `${instance} ${message}`).catch(() => {});
    },
    subscribe: (topic) => subscriptions.subscribe(PREFIX + topic),
    unsubscribe: (topic) => subscriptions.unsubscribe(PREFIX + topic),
    async close() {
      pulse.stop();
      commands.destroy();
      listener.destroy();
    },
  };
  const channel = (boardId: string) => `${PREFIX}board:${boardId}`;
  return { bus, commands, channel, fromAll, hears: (boardId) => subscriptions.hears(channel(boardId)) };
}
