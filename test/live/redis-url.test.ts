/** The forms of REDIS_URL. */
import { expect, test } from "bun:test";
import { createNames } from "../../server/platform/live/bus/names.ts";
import { parseRedisUrl } from "../../server/platform/live/bus/redis-url.ts";
import { slotOf } from "../../server/platform/live/bus/slots.ts";

const PLAIN = {
  form: "server",
  tls: false,
  credentials: {},
  database: 0,
  masterName: "",
  sentinelCredentials: {},
};

test.each([
  ["redis://cache", { ...PLAIN, hosts: [{ host: "cache", port: 6379 }] }],
  [
    "rediss://ada:p%40ss:word@[::1]:6380/2",
    {
      ...PLAIN,
      tls: true,
      hosts: [{ host: "::1", port: 6380 }],
      credentials: { username: "ada", password: "p@ss:word" },
      database: 2,
    },
  ],
  [
    "redis://:sesame@cache",
    { ...PLAIN, hosts: [{ host: "cache", port: 6379 }], credentials: { password: "sesame" } },
  ],
  [
    "redis+sentinel://ada:sesame@s1,s2:26380/boards/1?sentinel_username=guard&sentinel_password=a%26b",
    {
      ...PLAIN,
      form: "sentinel",
      hosts: [
        { host: "s1", port: 26379 },
        { host: "s2", port: 26380 },
      ],
      credentials: { username: "ada", password: "sesame" },
      database: 1,
      masterName: "boards",
      sentinelCredentials: { username: "guard", password: "a&b" },
    },
  ],
  [
    "rediss+cluster://n1:7000,n2:7001",
    {
      ...PLAIN,
      form: "cluster",
      tls: true,
      hosts: [
        { host: "n1", port: 7000 },
        { host: "n2", port: 7001 },
      ],
    },
  ],
] as const)("%s is understood", (text, expected) => {
  expect(parseRedisUrl(text) as unknown).toEqual(expected);
});

test.each([
  ["http://sesame@cache", "must begin with redis://"],
  ["redis://:sesame@a,b", "names several hosts"],
  ["redis://:sesame@", "must name hosts"],
  ["redis://:sesame@cache/boards", "must end with the number of a database"],
  ["redis+sentinel://:sesame@s1", "must name the master after the sentinels"],
  ["redis+cluster://:sesame@n1/1", "names a database; a cluster has only one"],
  ["redis://:sesame@cache?timeout=1", "has the parameter timeout, which is unknown"],
  ["redis://:%sesame@cache", "has a % that encodes nothing"],
])("%s is refused without repeating the password", (text, message) => {
  expect(() => parseRedisUrl(text)).toThrow(message);
  try {
    parseRedisUrl(text);
  } catch (error) {
    expect(String(error)).not.toContain("sesame");
  }
});

test("slots are those of Redis, by the part in braces where there is one", () => {
  expect(["123456789", "foo", "a{foo}b", "a{}b", ""].map(slotOf)).toEqual([12739, 12182, 12182, 13694, 0]);
});

test("in a cluster, everything about a board is in one slot, and channels lead back to their topics", () => {
  const names = createNames(true);
  for (let i = 0; i < 100; i++) {
    const boardId = crypto.randomUUID();
    const all = Object.values(names.of(boardId));
    expect(new Set(all.map(slotOf)).size).toBe(1);
    expect(names.expiries).toContain(names.of(boardId).expiry);
    expect(names.topicOf(names.of(boardId).channel)).toBe(`board:${boardId}`);
    expect(names.channelOf(`board:${boardId}`)).toBe(names.of(boardId).channel);
  }
  expect(names.topicOf(names.channelOf("control"))).toBe("control");
  const plain = createNames(false);
  expect(plain.topicOf(plain.of("b").channel)).toBe("board:b");
});
