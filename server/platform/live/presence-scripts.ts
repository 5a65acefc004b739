/**
 * Presence in Redis: a sorted set of connections for each board, and one of all of them (in a cluster: for each partition), under the time at which they
 * expire, by the clock of Redis: those of the instances may differ. Each script is one step that nothing comes between.
 */
import type { RedisBus } from "./bus/redis.ts";

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/**
 * KEYS: board, all, looking. ARGV: entry on the board, entry among all, lifetime in ms, and channel and message if there
 * is one to send.
 */
const enter = (publish: RedisBus["publishes"]) => `${NOW}
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('ZADD', KEYS[2], now + ARGV[3], ARGV[2])
redis.call('PEXPIRE', KEYS[3], ARGV[3])
if ARGV[4] then redis.call('${publish}', ARGV[4], ARGV[5]) end
return 1`;

/**
 * Takes an entry out and, if that was the user's last, tells everyone. KEYS: board, all, looking. ARGV: entry on the
 * board, entry among all, user, channel, message, 'expired' if it may only go when it is (it may have been refreshed),
 * and the message that it no longer looks at a card.
 */
const leave = (publish: RedisBus["publishes"]) => `${NOW}
if ARGV[6] == 'expired' then
  local expiry = redis.call('ZSCORE', KEYS[2], ARGV[2])
  if expiry and tonumber(expiry) > now then return 0 end
end
redis.call('ZREM', KEYS[2], ARGV[2])
if redis.call('HDEL', KEYS[3], ARGV[1]) == 1 then redis.call('${publish}', ARGV[4], ARGV[7]) end
if redis.call('ZREM', KEYS[1], ARGV[1]) == 0 then return 0 end
for _, member in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], now, '+inf')) do
  if string.sub(member, 1, 36) == ARGV[3] then return 0 end
end
redis.call('${publish}', ARGV[4], ARGV[5])
return 1`;

/** KEYS: board. */
export const PRESENT = `${NOW}
return redis.call('ZRANGEBYSCORE', KEYS[1], now, '+inf')`;

/** KEYS: all. ARGV: how many at most. */
export const EXPIRED = `${NOW}
return redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[1])`;

/**
 * What a connection that is present looks at. KEYS: board, looking. ARGV: entry on the board, what it looks at (empty for
 * nothing), lifetime in ms, and channel and message if there is one to send.
 */
const look = (publish: RedisBus["publishes"]) => `
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) then return 0 end
if ARGV[2] == '' then redis.call('HDEL', KEYS[2], ARGV[1])
else
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
  redis.call('PEXPIRE', KEYS[2], ARGV[3])
end
if ARGV[4] then redis.call('${publish}', ARGV[4], ARGV[5]) end
return 1`;

const scriptsWith = (publish: RedisBus["publishes"]) => ({
  enter: enter(publish),
  leave: leave(publish),
  look: look(publish),
});

export const SCRIPTS = { PUBLISH: scriptsWith("PUBLISH"), SPUBLISH: scriptsWith("SPUBLISH") };
