/**
 * Attempts of all instances, counted in Redis. A lookup has a short timeout, and after one no lookups are made for a
 * while; the result is then null and the caller relies on its own count.
 */
import { createHash, randomUUID } from "node:crypto";
import type { RedisBus } from "../live/bus/redis.ts";
import { withTimeout } from "../scheduling/with-timeout.ts";

export interface Limit {
  /** Tells the counts of one throttle from those of another. */
  name: string;
  most: number;
  windowSeconds: number;
}

interface Told {
  /** 0 when there is no need to wait. */
  waitMs: number;
  /** How many there were before this one. */
  tries: number;
}

export interface RedisRateLimit {
  /** Counts a try if asked to, and if there is no need to wait. */
  ask(limit: Limit, key: string, purpose: "look" | "count"): Promise<Told | null>;
  /** Takes the last try back. */
  forgive(limit: Limit, key: string): void;
  clear(limit: Limit, key: string): void;
}

const PATIENCE_MS = 500;
const REST_MS = 2000;

/** By the clock of Redis: those of the instances may differ. */
const ASK = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window, most = tonumber(ARGV[1]), tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local tries = redis.call('ZCARD', KEYS[1])
if tries >= most then
  local first = redis.call('ZRANGE', KEYS[1], tries - most, tries - most, 'WITHSCORES')
  return {first[2] + window - now, tries}
end
if ARGV[3] ~= '' then
  redis.call('ZADD', KEYS[1], now, ARGV[3])
  redis.call('PEXPIRE', KEYS[1], window)
end
return {0, tries}`;

export function createRedisRateLimit(store: () => RedisBus | null): RedisRateLimit {
  let restUntilMs = 0;

  function reachable(key: string): RedisBus | null {
    const redis = Date.now() < restUntilMs ? null : store();
    return redis?.has(key) ? redis : null;
  }

  return {
    async ask(limit, key, purpose) {
      const stored = keyOf(limit, key);
      const redis = reachable(stored);
      if (!redis) return null;
      const answer = redis.evaluate(
        ASK,
        [stored],
        [String(limit.windowSeconds * 1000), String(limit.most), purpose === "count" ? randomUUID() : ""],
      );
      const told = await withTimeout(answer, PATIENCE_MS, "Redis takes too long").catch(() => null);
      if (!Array.isArray(told)) {
        restUntilMs = Date.now() + REST_MS;
        return null;
      }
      const [waitMs, tries] = told.map(Number);
      return { waitMs: waitMs ?? 0, tries: tries ?? 0 };
    },
    forgive(limit, key) {
      const stored = keyOf(limit, key);
      reachable(stored)
        ?.run(stored, (commands) => commands.zPopMax(stored))
        .catch(() => {});
    },
    clear(limit, key) {
      const stored = keyOf(limit, key);
      reachable(stored)
        ?.run(stored, (commands) => commands.del(stored))
        .catch(() => {});
    },
  };
}

/** Whose account it is need not stand in Redis, nor may a long name fill it. */
function keyOf({ name }: Limit, key: string): string {
  return `boardcast:tries:${name}:${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;
}
