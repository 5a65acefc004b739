/**
 * Redis or Valkey: the bus between instances, and the store for presence and rate limits; one server, one that sentinels
 * name, or a cluster. Which servers those are is asked again whenever one is lost, does not answer or says that it is
 * the wrong one. While pulses do not come back from all of them, the hub asks the database more often.
 */
import type { Log } from "../../observability/log.ts";
import type { Bus, BusEvents } from "./bus.ts";
import { type BoardNames, createNames } from "./names.ts";
import type { Redis } from "./redis-client.ts";
import { createServers } from "./redis-servers.ts";
import { parseRedisUrl } from "./redis-url.ts";

export interface RedisBus {
  bus: Bus;
  names(boardId: string): BoardNames;
  /** Where expired connections are found. */
  expiries: string[];
  /** The command by which scripts publish. */
  publishes: "PUBLISH" | "SPUBLISH";
  /** True if messages published on a board reach this process. */
  hears(boardId: string): boolean;
  /** What a script publishes on a board. It comes back to this process if that hears the board now, and never later. */
  addressed(boardId: string, message: string): string;
  /** True while the server that has this key answers and takes writes. */
  has(key: string): boolean;
  /** Runs a script on keys of one slot. */
  evaluate(script: string, keys: [string, ...string[]], values?: string[]): Promise<unknown>;
  /** Sends a command to the server that has this key; rejects when there is no connection. */
  run<T>(key: string, send: (commands: Redis) => Promise<T>): Promise<T>;
}

/** A message that its sender receives too; others begin with the sender's id. */
export const fromAll = (message: string) => `* ${message}`;

export function connectRedis(redisUrl: string, log: Log, events: BusEvents): RedisBus {
  const url = parseRedisUrl(redisUrl);
  const isSharded = url.form === "cluster";
  const instance = crypto.randomUUID();
  const names = createNames(isSharded);
  const servers = createServers({
    url,
    log,
    instance,
    message: receive,
    recovered: () => events.recovered(),
  });

  function receive(message: string, channel: string): void {
    const space = message.indexOf(" ");
    if (message.slice(0, space) === instance) return;
    events.message(names.topicOf(channel), message.slice(space + 1));
  }

  const bus: Bus = {
    shared: true,
    get healthy() {
      return servers.health.healthy;
    },
    get trouble() {
      return servers.health.trouble;
    },
    get forgotten() {
      return servers.health.forgotten;
    },
    /** Dropped when there is no connection or the queue is full: the event log has it. */
    publish(topic, message) {
      const channel = names.channelOf(topic);
      const commands = servers.of(channel)?.commands;
      if (!commands?.isReady) return;
      const text = `${instance} ${message}`;
      const published = isSharded ? commands.sPublish(channel, text) : commands.publish(channel, text);
      published.catch((error) => servers.suspect(error));
    },
    subscribe: (topic) => servers.subscribe(names.channelOf(topic)),
    unsubscribe: (topic) => servers.unsubscribe(names.channelOf(topic)),
    async close() {
      servers.close();
    },
  };
  function hears(boardId: string): boolean {
    const { channel } = names.of(boardId);
    return servers.of(channel)?.hears(channel) ?? false;
  }

  return {
    bus,
    names: names.of,
    expiries: names.expiries,
    publishes: isSharded ? "SPUBLISH" : "PUBLISH",
    hears,
    addressed: (boardId, message) => (hears(boardId) ? fromAll(message) : `${instance} ${message}`),
    has: servers.has,
    evaluate: (script, keys, values = []) =>
      servers.run(keys[0], (commands) => commands.eval(script, { keys, arguments: values })),
    run: servers.run,
  };
}
