/** Failed logins are throttled per account and per address; a success from elsewhere is not locked out. */
import { afterAll, afterEach, beforeAll, describe, expect, setSystemTime, test } from "bun:test";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";

const FAILURES = 2;
const WINDOW_SECONDS = 600;

let service: Service;
let alice: Person;
let bob: Person;
let addresses = 0;

beforeAll(async () => {
  // The test is the trusted proxy: what it writes into X-Forwarded-For is where a request comes from.
  const settings = {
    LOGIN_FAILURES: String(FAILURES),
    LOGIN_WINDOW_SECONDS: String(WINDOW_SECONDS),
    TRUSTED_PROXIES: "127.0.0.1",
  };
  service = await startService({ settings });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());
afterEach(() => {
  setSystemTime();
});

const somewhere = () => `192.0.2.${++addresses}`;

function login(address: string, username: string, password: string) {
  const headers = { "x-forwarded-for": address };
  return service.send("POST", "/auth/login", { headers, json: { username, password } });
}

async function failAsOftenAsAllowed(address: string, username: string): Promise<void> {
  for (let i = 0; i < FAILURES; i++) {
    expect(await login(address, username, "wrong")).toMatchObject({ status: 401 });
  }
}

describe("after as many failures as are allowed", () => {
  test("the account must wait at that address, even with the right password: 429 with Retry-After", async () => {
    const address = somewhere();
    await failAsOftenAsAllowed(address, alice.me.email);
    const answer = await login(address, alice.me.email, PASSWORD);
    expect(answer).toMatchObject({
      status: 429,
      body: { detail: "Too many failed attempts; try again later." },
    });
    const wait = Number(answer.headers.get("retry-after"));
    expect(wait).toBeInteger();
    expect(wait).toBeWithin(1, WINDOW_SECONDS + 1);
    expect(answer.headers.has("set-cookie")).toBe(false);
  });

  test("another spelling of the e-mail address does not help", async () => {
    const address = somewhere();
    await failAsOftenAsAllowed(address, alice.me.email);
    expect(await login(address, alice.me.email.toUpperCase(), PASSWORD)).toMatchObject({ status: 429 });
  });

  test("its owner logs in from elsewhere, and others log in from there", async () => {
    const address = somewhere();
    await failAsOftenAsAllowed(address, alice.me.email);
    expect(await login(somewhere(), alice.me.email, PASSWORD)).toMatchObject({ status: 200 });
    expect(await login(address, bob.me.email, PASSWORD)).toMatchObject({ status: 200 });
  });

  test("an unknown e-mail address is treated no differently", async () => {
    const address = somewhere();
    await failAsOftenAsAllowed(address, "nobody@example.org");
    expect(await login(address, "nobody@example.org", PASSWORD)).toMatchObject({ status: 429 });
  });

  test("tokens that were given out go on", async () => {
    await failAsOftenAsAllowed(somewhere(), alice.me.email);
    expect(await alice.getMe()).toEqual(alice.me);
  });

  test("the account may try again when the window is over", async () => {
    const address = somewhere();
    await failAsOftenAsAllowed(address, alice.me.email);
    setSystemTime(new Date(Date.now() + WINDOW_SECONDS * 1000));
    expect(await login(address, alice.me.email, PASSWORD)).toMatchObject({ status: 200 });
  });
});

test("a success forgets the failures before it", async () => {
  const address = somewhere();
  for (let round = 0; round < 2; round++) {
    for (let i = 1; i < FAILURES; i++) await login(address, alice.me.email, "wrong");
    expect(await login(address, alice.me.email, PASSWORD)).toMatchObject({ status: 200 });
  }
});

test("successes count for nothing, however many come from one address", async () => {
  const address = somewhere();
  for (let i = 0; i < 25; i++) {
    expect(await login(address, alice.me.email, PASSWORD)).toMatchObject({ status: 200 });
  }
});

test("attempts made at the same time are counted too: no more are tried than allowed", async () => {
  const address = somewhere();
  const attempts = Array.from({ length: 12 }, () => login(address, alice.me.email, "wrong"));
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 429)).toEqual(Array(FAILURES).fill(401));
});

test("an address that fails at one account after another must wait, and only that address", async () => {
  const address = somewhere();
  let answer = await login(address, "guess-0@example.org", PASSWORD);
  for (let i = 1; i < 100 && answer.status === 401; i++) {
    answer = await login(address, `guess-${i}@example.org`, PASSWORD);
  }
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await login(address, bob.me.email, PASSWORD)).toMatchObject({ status: 429 });
  expect(await login(somewhere(), bob.me.email, PASSWORD)).toMatchObject({ status: 200 });
});

test("guessing the current password of change-password is throttled the same way", async () => {
  const headers = { "x-forwarded-for": somewhere() };
  const change = (current_password: string) =>
    service.send("POST", "/auth/change-password", {
      token: bob.token,
      headers,
      json: { current_password, new_password: "another horse 2" },
    });
  for (let i = 0; i < FAILURES; i++) expect(await change("wrong")).toMatchObject({ status: 400 });
  const answer = await change(PASSWORD);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await login(somewhere(), bob.me.email, PASSWORD)).toMatchObject({ status: 200 });
});

test("a chain of X-Forwarded-For counts by its last address that is no trusted proxy", async () => {
  const address = somewhere();
  const through = (chain: string) => login(chain, alice.me.email, "wrong");
  for (let i = 0; i < FAILURES; i++) {
    expect(await through(`10.0.0.${i}, ${address}, 127.0.0.1`)).toMatchObject({ status: 401 });
  }
  expect(await through(`10.0.0.9, ${address}`)).toMatchObject({ status: 429 });
});

test("by default ten failures are allowed, and X-Forwarded-For is not believed", async () => {
  const plain = await startService();
  try {
    const carol = await plain.person("carol");
    const attempt = (i: number, password: string) =>
      plain.send("POST", "/auth/login", {
        headers: { "x-forwarded-for": `198.51.100.${i}` },
        json: { username: carol.me.email, password },
      });
    for (let i = 0; i < 10; i++) expect(await attempt(i, "wrong")).toMatchObject({ status: 401 });
    expect(await attempt(11, PASSWORD)).toMatchObject({ status: 429 });
  } finally {
    await plain.stop();
  }
});
