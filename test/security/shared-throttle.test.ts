/** Throttles count for all instances together while Redis answers, and go on in each of them while it does not. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createClient } from "@redis/client";
import { PASSWORD, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { type Redis, startRedis } from "../machine/redis.ts";

const FAILURES = 2;
const REGISTRATIONS = 3;
const WINDOW_SECONDS = 600;

let redis: Redis;
/** Two instances as far as throttling goes: they share nothing but Redis. */
let here: Service;
let there: Service;
let made = 0;

beforeAll(async () => {
  redis = await startRedis();
  const settings = {
    REDIS_URL: redis.url,
    LOGIN_FAILURES: String(FAILURES),
    LOGIN_WINDOW_SECONDS: String(WINDOW_SECONDS),
    REGISTRATIONS_PER_ADDRESS: String(REGISTRATIONS),
    TRUSTED_PROXIES: "127.0.0.1",
  };
  [here, there] = await Promise.all([startService({ settings }), startService({ settings })]);
  await bothShare();
});
afterAll(async () => {
  await here.stop();
  await there.stop();
  await redis.stop();
});

const bothShare = () =>
  eventually(
    () => [here, there].every(({ app }) => app.context.live.store?.has("boardcast:tries")),
    "both to reach Redis",
  );
const somewhere = () => `198.18.${++made >> 8}.${made & 255}`;
const somebody = () => `somebody-${++made}@example.org`;

async function login(service: Service, address: string, username: string, password = "wrong") {
  const headers = { "x-forwarded-for": address };
  const answer = await service.send("POST", "/auth/login", { headers, json: { username, password } });
  return { status: answer.status, retryAfter: Number(answer.headers.get("retry-after")) };
}

async function register(service: Service, address: string, email = somebody()) {
  const json = { email, username: email, password: PASSWORD };
  const headers = { "x-forwarded-for": address };
  return (await service.send("POST", "/auth/register", { headers, json })).status;
}

async function statuses(calls: Promise<{ status: number }>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status).sort();
}

describe("while Redis answers", () => {
  test("AUTH-22: failures at one instance count at the others: 429 with Retry-After everywhere", async () => {
    const [address, email] = [somewhere(), somebody()];
    for (let i = 0; i < FAILURES; i++) {
      expect(await login(i % 2 ? here : there, address, email)).toMatchObject({ status: 401 });
    }
    for (const service of [here, there]) {
      const { status, retryAfter } = await login(service, address, email);
      expect(status).toBe(429);
      expect(retryAfter).toBeWithin(1, WINDOW_SECONDS + 1);
    }
    expect(await login(there, somewhere(), email)).toMatchObject({ status: 401 });
    expect(await login(there, address, somebody())).toMatchObject({ status: 401 });
  });

  test("AUTH-22: simultaneous attempts at several instances are no more than allowed at one", async () => {
    const [address, email] = [somewhere(), somebody()];
    const tries = Array.from({ length: 12 }, (_, i) => login(i % 2 ? here : there, address, email));
    expect(await statuses(tries)).toEqual([...Array(FAILURES).fill(401), ...Array(12 - FAILURES).fill(429)]);
  });

  test("an address that guesses account after account must wait everywhere", async () => {
    const address = somewhere();
    let status = 401;
    for (let i = 0; i < FAILURES * 20 && status === 401; i++) {
      status = (await login(i % 2 ? here : there, address, somebody())).status;
    }
    expect(status).toBe(429);
    for (const service of [here, there]) {
      expect(await login(service, address, somebody())).toMatchObject({ status: 429 });
    }
  });

  test("a success at one instance clears the failures at all", async () => {
    const [address, email] = [somewhere(), somebody()];
    for (const service of [here, there]) expect(await register(service, somewhere(), email)).toBe(201);
    for (let round = 0; round < 2; round++) {
      for (let i = 1; i < FAILURES; i++) await login(here, address, email);
      expect(await login(there, address, email, PASSWORD)).toMatchObject({ status: 200 });
    }
    expect(await login(here, address, email, PASSWORD)).toMatchObject({ status: 200 });
  });

  test("AUTH-24: new accounts from one address count for all", async () => {
    const address = somewhere();
    for (let i = 0; i < REGISTRATIONS; i++) expect(await register(i % 2 ? here : there, address)).toBe(201);
    expect([await register(here, address), await register(there, address)]).toEqual([429, 429]);
    expect(await register(there, somewhere())).toBe(201);
  });

  test("what is stored there names nobody and expires by itself", async () => {
    await login(here, somewhere(), "a-telling-name@example.org");
    const client = createClient({ url: redis.url });
    await client.connect();
    const keys = await client.keys("boardcast:tries:*");
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).toMatch(
        /^boardcast:tries:(account|address|logins|logins-at-address|registrations):[0-9a-f]{32}$/,
      );
      expect(await client.ttl(key)).toBeWithin(1, WINDOW_SECONDS + 1);
    }
    client.destroy();
  });
});

describe("while Redis", () => {
  /** Everybody is still let in, and those who guess are still stopped, by each instance for itself. */
  async function stillOn(): Promise<void> {
    const [address, email] = [somewhere(), somebody()];
    expect(await register(here, somewhere(), email)).toBe(201);
    expect(await login(here, address, email, PASSWORD)).toMatchObject({ status: 200 });
    const tries = Array.from({ length: 12 }, () => login(here, address, email));
    expect(await statuses(tries)).toEqual([...Array(FAILURES).fill(401), ...Array(12 - FAILURES).fill(429)]);
    expect(await login(here, somewhere(), email, PASSWORD)).toMatchObject({ status: 200 });
    const crowded = somewhere();
    for (let i = 0; i < REGISTRATIONS; i++) expect(await register(here, crowded)).toBe(201);
    expect(await register(here, crowded)).toBe(429);
  }

  test("does not answer, though connected, logins are answered and throttled all the same", async () => {
    redis.pause();
    try {
      await stillOn();
    } finally {
      redis.resume();
    }
  });

  test("is down, they are too; and accounts that were throttled still are", async () => {
    await bothShare();
    const [address, email] = [somewhere(), somebody()];
    for (let i = 0; i < FAILURES; i++) await login(here, address, email);
    await redis.kill();
    expect(await login(here, address, email)).toMatchObject({ status: 429 });
    await stillOn();
  });

  test("is back, attempts are counted together again", async () => {
    await redis.start();
    await bothShare();
    const [address, email] = [somewhere(), somebody()];
    await eventually(async () => {
      for (let i = 0; i < FAILURES; i++) await login(here, address, email);
      return (await login(there, address, email)).status === 429;
    }, "the other instance to know");
  });
});
