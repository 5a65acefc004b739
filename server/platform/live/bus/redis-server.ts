/**
 * One Redis server: two connections, one of them for listening, and a pulse. When either connection ends, or the server
 * turns out to be the wrong one, this object is done with: redis.ts finds out which server is the right one.
 */
import { messageOf } from "../../util/unknown-value.ts";
import { createPulse, INTERVAL_MS, SILENT_AFTER_MS } from "./pulse.ts";
import { newClient, type Redis } from "./redis-client.ts";
import type { Address, RedisUrl } from "./redis-url.ts";
import { slotOf } from "./slots.ts";

/** A server that says it is a replica is left after this long: by then its address may lead to the new primary. */
const REPLICA_MS = 1000;
/** And one that says nothing, after this long: the address may lead elsewhere, and nobody has closed the connection. */
const SILENT_MS = 4000;

export interface RedisServer {
  readonly commands: Redis;
  readonly pulseName: string;
  /** By `performance.now()`; long ago before the first. */
  readonly lastPulseMs: number;
  /** Why the last pulse was refused. */
  readonly refusal: string | undefined;
  /** True if messages on the channel arrive. */
  hears(channel: string): boolean;
  /** Resolves once messages arrive, or at once while there is no connection. */
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): void;
  close(): void;
}

interface Options {
  url: RedisUrl;
  address: Address;
  /** Key and channel of its pulse. */
  pulseName: string;
  secondName: string;
  written: Map<string, number>;
  /** What is wanted of all servers. A new object for each wish tells it from an earlier one for the same channel. */
  wanted: ReadonlyMap<string, object>;
  /** True if it is this server that has the channel. */
  has(channel: string): boolean;
  message(message: string, channel: string): void;
  /** A pulse came back; `isBack` if messages may have been missed before. */
  pulse(isBack: boolean): void;
  forgot(): void;
  /** Called once, with the reason. */
  lost(reason: string): void;
}

export function openServer(options: Options): RedisServer {
  const { url, address, pulseName, written, wanted } = options;
  const isSharded = url.form === "cluster";
  const [commands, listener] = [newClient(url, address), newClient(url, address)];
  const heard = new Set<string>();
  const openedMs = performance.now();
  let lastPulseMs = Number.NEGATIVE_INFINITY;
  /** When it last returned or refused a pulse. */
  let lastAnswerMs = openedMs;
  let isDone = false;
  let refusal: string | undefined;

  const sendPulse = createPulse({
    commands,
    name: pulseName,
    second: isSharded ? null : options.secondName,
    written,
    refused,
    forgot: () => options.forgot(),
  });

  function close(): void {
    isDone = true;
    clearInterval(timer);
    heard.clear();
    commands.destroy();
    listener.destroy();
  }

  function lose(reason: string): void {
    if (isDone) return;
    close();
    options.lost(reason);
  }

  function refused(reason: string): void {
    refusal = reason;
    lastAnswerMs = performance.now();
    const isElsewhere = isSharded && reason.includes("MOVED");
    const isReplica = reason.includes("READONLY") && performance.now() - openedMs > REPLICA_MS;
    if (isElsewhere || isReplica) lose(reason);
  }

  function receive(message: string, channel: string): void {
    if (channel !== pulseName) return options.message(message, channel);
    const isBack = performance.now() - lastPulseMs > SILENT_AFTER_MS;
    lastPulseMs = performance.now();
    lastAnswerMs = lastPulseMs;
    refusal = undefined;
    options.pulse(isBack);
  }

  /** Channels of different slots are refused in one command, even where one node has both. */
  async function listenTo(channels: string[]): Promise<void> {
    if (!isSharded) return listener.subscribe(channels, receive);
    const groups = [...Map.groupBy(channels, slotOf).values()];
    await Promise.all(groups.map((group) => listener.sSubscribe(group, receive)));
  }

  /** It may have been given up before the reply arrived. */
  function confirm(channel: string, wish: object | undefined): void {
    if (!isDone && wish && wanted.get(channel) === wish) heard.add(channel);
  }

  /** The pulse is subscribed to last: when it comes back, all messages arrive. */
  async function start(): Promise<void> {
    await Promise.all([commands.connect(), listener.connect()]);
    const wishes = [...wanted].filter(([channel]) => options.has(channel));
    if (wishes.length > 0) await listenTo(wishes.map(([channel]) => channel));
    for (const [channel, wish] of wishes) confirm(channel, wish);
    await listenTo([pulseName]);
    sendPulse();
  }

  function beat(): void {
    if (performance.now() - lastAnswerMs > SILENT_MS) lose("it does not answer");
    else sendPulse();
  }

  const timer = setInterval(beat, INTERVAL_MS);
  for (const client of [commands, listener]) client.on("error", (error) => lose(messageOf(error)));
  listener.on("sharded-channel-moved", () => lose("slots were moved"));
  start().catch((error) => lose(messageOf(error)));

  return {
    commands,
    pulseName,
    get lastPulseMs() {
      return lastPulseMs;
    },
    get refusal() {
      return refusal;
    },
    hears: (channel) => heard.has(channel),
    async subscribe(channel) {
      const wish = wanted.get(channel);
      if (!listener.isReady) return;
      await listenTo([channel]).then(
        () => confirm(channel, wish),
        (error) => lose(messageOf(error)),
      );
    },
    unsubscribe(channel) {
      heard.delete(channel);
      if (!listener.isReady) return;
      // Only this listener: otherwise the reply would also remove one that is subscribed before it arrives.
      const left = isSharded
        ? listener.sUnsubscribe(channel, receive)
        : listener.unsubscribe(channel, receive);
      left.catch(() => {});
    },
    close,
  };
}
