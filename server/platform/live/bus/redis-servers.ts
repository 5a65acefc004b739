/** The servers in use: found, opened, replaced when they are others, and closed. */
import type { Log } from "../../observability/log.ts";
import { messageOf } from "../../util/unknown-value.ts";
import { createBusHealth } from "./bus-health.ts";
import { PREFIX } from "./names.ts";
import { type Owner, ownersOf } from "./owners.ts";
import { SILENT_AFTER_MS } from "./pulse.ts";
import { followRedirections } from "./redirections.ts";
import type { Redis } from "./redis-client.ts";
import { openServer, type RedisServer } from "./redis-server.ts";
import type { Address, RedisUrl } from "./redis-url.ts";
import { SLOTS, slotOf, tagIn } from "./slots.ts";

const TICK_MS = 250;
/** While there is trouble, pauses grow up to this: a machine with too much to do must not be asked for more. */
const LONGEST_PAUSE_MS = 1000;
/** A server can stop being the right one without a word: it was cut off from the others, and we were with it. */
const LOOK_AGAIN_MS = 5000;

export interface Servers {
  readonly health: ReturnType<typeof createBusHealth>;
  of(key: string): RedisServer | undefined;
  /** True while the server that has this key answers and takes writes. */
  has(key: string): boolean;
  run<T>(key: string, send: (commands: Redis) => Promise<T>): Promise<T>;
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): void;
  /** An error came back, which may mean that a slot has moved. */
  suspect(error: unknown): void;
  close(): void;
}

interface Options {
  url: RedisUrl;
  log: Log;
  instance: string;
  message(message: string, channel: string): void;
  recovered(): void;
}

export function createServers({ url, log, instance, message, recovered }: Options): Servers {
  const isSharded = url.form === "cluster";
  const findOwners = ownersOf(url, (address) => servers.get(keyOf(address))?.commands);
  const wanted = new Map<string, object>();
  const written = new Map<string, number>();
  const servers = new Map<string, RedisServer>();
  /** Outside a cluster, everything is in slot 0. */
  const slot = (key: string) => (isSharded ? slotOf(key) : 0);
  let owners: (string | undefined)[] = [];
  /** NaN while nobody has some of the slots. */
  let ownerCount = Number.NaN;
  let isStale = true;
  let lookedMs = Number.NEGATIVE_INFINITY;
  let pauseMs = 0;
  let isBusy = false;
  let isClosed = false;
  const health = createBusHealth(log, () => ({
    servers: [...servers.values()],
    isComplete: servers.size === ownerCount,
  }));

  const of = (key: string) => servers.get(owners[slot(key)] ?? "");

  function suspect(error: unknown): void {
    if (isSharded && /^(MOVED|CLUSTERDOWN|READONLY)/.test(messageOf(error))) isStale = true;
  }

  function open(key: string, address: Address): void {
    const server = openServer({
      url,
      address,
      pulseName: `${PREFIX}${isSharded ? tagIn((each) => owners[each] === key) : ""}pulse:${instance}`,
      secondName: `${PREFIX}pulse`,
      written,
      wanted,
      has: (channel) => owners[slot(channel)] === key,
      message,
      pulse(isBack) {
        health.pulsed();
        if (isBack) recovered();
      },
      forgot() {
        health.forgot();
        recovered();
      },
      lost(reason) {
        if (servers.get(key) === server) servers.delete(key);
        health.failed(reason);
        isStale = true;
        // At once where it worked until now; where it does not, with the pauses of the timer.
        if (server.lastPulseMs > 0) void tick();
      },
    });
    servers.set(key, server);
  }

  /** A server that gains or loses a channel is opened anew, so that everything is subscribed to where it is now. */
  function replace(found: Owner[]): void {
    const before = owners;
    owners = ownersBySlot(found, isSharded);
    const changed = new Set<string | undefined>();
    for (const name of [...wanted.keys(), ...[...servers.values()].map((each) => each.pulseName)]) {
      const [former, current] = [before[slot(name)], owners[slot(name)]];
      if (former !== current) changed.add(former).add(current);
    }
    const keys = new Set(owners);
    ownerCount = keys.has(undefined) ? Number.NaN : keys.size;
    for (const [key, server] of servers) {
      if (keys.has(key) && !changed.has(key)) continue;
      servers.delete(key);
      server.close();
    }
    for (const { address } of found) if (!servers.has(keyOf(address))) open(keyOf(address), address);
  }

  async function look(): Promise<void> {
    health.check();
    const isTrouble = isStale || !health.healthy;
    if (health.healthy) pauseMs = 0;
    const restedMs = performance.now() - lookedMs;
    const isDue = isTrouble ? restedMs >= pauseMs : url.form !== "server" && restedMs > LOOK_AGAIN_MS;
    if (!isDue) return;
    if (isTrouble) pauseMs = Math.min(pauseMs + TICK_MS, LONGEST_PAUSE_MS);
    isStale = false;
    lookedMs = performance.now();
    const found = await findOwners();
    if (!isClosed) replace(found);
  }

  function failed(error: unknown): void {
    isStale = true;
    health.failed(messageOf(error));
  }

  async function tick(): Promise<void> {
    if (isBusy || isClosed) return;
    isBusy = true;
    await look().catch(failed);
    isBusy = false;
  }

  // Goes on in the background for as long as it takes: the service starts without its Redis.
  const timer = setInterval(tick, TICK_MS);
  void tick();

  return {
    health,
    of,
    has(key) {
      const server = of(key);
      return server !== undefined && performance.now() - server.lastPulseMs < SILENT_AFTER_MS;
    },
    run(key, send) {
      const commands = of(key)?.commands;
      if (!commands?.isReady) return Promise.reject(new Error("there is no connection to Redis"));
      if (!isSharded) return send(commands);
      return followRedirections({
        send,
        current: () => of(key)?.commands,
        at: (address) => servers.get(address)?.commands,
        suspect,
      });
    },
    async subscribe(channel) {
      wanted.set(channel, {});
      await of(channel)?.subscribe(channel);
    },
    unsubscribe(channel) {
      wanted.delete(channel);
      of(channel)?.unsubscribe(channel);
    },
    suspect,
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const server of servers.values()) server.close();
    },
  };
}

/** As Redis writes it in redirections. */
function keyOf({ host, port }: Address): string {
  return `${host}:${port}`;
}

function ownersBySlot(found: Owner[], isSharded: boolean): (string | undefined)[] {
  const bySlot = new Array<string | undefined>(isSharded ? SLOTS : 1).fill(undefined);
  for (const { address, ranges } of found) {
    for (const [from, to] of ranges) bySlot.fill(keyOf(address), from, to + 1);
  }
  return bySlot;
}
